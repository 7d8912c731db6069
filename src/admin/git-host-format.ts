import { keepFormat } from '../lib/keep-format/keep-format';
import { markdownFormat, sourceField, yamlFormat, type ContentFormat } from './content-format';

const mark = /^# opened (null|"[^\n]*")\n/;

/** An entry as it is written, with the file that it was read from. */
interface OpenedText {
  readonly text: string;
  /** Null for a new entry; undefined for a file as the git host has it. */
  readonly opened: string | null | undefined;
}

function parseOpened(json: string): string | null | undefined {
  try {
    const opened: unknown = JSON.parse(json);
    return typeof opened === 'string' || opened === null ? opened : undefined;
  } catch {
    return undefined;
  }
}

/** Splits an entry from `toFile` into its text and the opened file. */
export function readOpened(marked: string): OpenedText {
  const [line = '', json = ''] = mark.exec(marked) ?? [];
  const opened = parseOpened(json);
  return { text: opened === undefined ? marked : marked.slice(line.length), opened };
}

/**
 * Keeps the format of unchanged parts, since a git host has no content server that does so. The opened file is written
 * above an entry, because Decap keeps only this text of unsaved changes; it is removed before the entry is sent.
 */
function withKeptFormat(format: ContentFormat): ContentFormat {
  return {
    fromFile(marked) {
      const { text, opened = text } = readOpened(marked);
      return { ...format.fromFile(text), ...(opened !== null && { [sourceField]: opened }) };
    },
    toFile({ [sourceField]: before, ...data }, fieldNames) {
      const written = format.toFile(data, fieldNames);
      return typeof before === 'string'
        ? `# opened ${JSON.stringify(before)}\n${keepFormat(before, written)}`
        : `# opened null\n${written}`;
    },
  };
}

/** Returns the source with which an entry was opened; null for a new one. */
export function openedSource(data: Readonly<Record<string, unknown>>): string | null {
  const source = data[sourceField];
  return typeof source === 'string' ? source : null;
}

/** Files with only fields, at a git host. */
export const gitHostYaml = withKeptFormat(yamlFormat);

/** Files with fields above a text in Markdown, at a git host. */
export const gitHostMarkdown = withKeptFormat(markdownFormat);
