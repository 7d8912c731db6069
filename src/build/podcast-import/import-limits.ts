import { maxMediaBytes } from '../../model/schema/media-kinds';

/** Limits on the work that a foreign host can cause for an import. */
export interface ImportLimits {
  /** Time for one response. */
  readonly timeoutMs: number;
  /** Maximum size of one response, in bytes. */
  readonly bytes: number;
  /** Maximum size of a transcript or of chapters, in bytes. */
  readonly attachmentBytes: number;
  /** Time for parsing the feed: for some texts the parser takes minutes, and it cannot be interrupted. */
  readonly parseMs: number;
  /** Time for parsing a transcript or chapters; those of a megabyte take one second. */
  readonly attachmentParseMs: number;
  /** Maximum number of items of the feed. */
  readonly items: number;
  /** Time for the feed and everything that it leads to, and the same again for parsing transcripts and chapters. */
  readonly totalMs: number;
}

/** The limits of a build. */
export const defaultImportLimits: ImportLimits = {
  timeoutMs: 15_000,
  bytes: 20_000_000,
  attachmentBytes: maxMediaBytes.captions,
  parseMs: 15_000,
  attachmentParseMs: 5000,
  items: 2000,
  totalMs: 120_000,
};

/** Message once the time for the whole import is over. */
export function overdue({ totalMs }: ImportLimits): string {
  return `the ${String(totalMs / 1000)} seconds for the whole podcast were over`;
}
