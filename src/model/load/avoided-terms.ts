import path from 'node:path';
import { listVisibleFiles, readText } from './files/files';

interface AvoidedTerm {
  readonly pattern: RegExp;
  /** The term to write instead. */
  readonly instead: string;
}

/** Terms that texts avoid, so that each thing has one name and reads as Canadians write it. */
const avoidedTerms: readonly AvoidedTerm[] = [
  { pattern: /\bpercent\b/i, instead: 'per cent' },
  { pattern: /\btelephones?\b/i, instead: 'phone' },
  { pattern: /\bnearby (?=\p{Lu})/u, instead: 'near' },
  {
    pattern:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    instead: 'the month first, such as October 31',
  },
  { pattern: /\b(?:sold|each|every|this|that|another|one) lots?\b/i, instead: 'parcel' },
  { pattern: /\btillable\b/i, instead: 'cultivated' },
  { pattern: /\btracts?\b/i, instead: 'parcel' },
  { pattern: /\butili[sz]e[sd]?\b/i, instead: 'use' },
  { pattern: /\breckon\b/i, instead: 'add up or expect' },
  { pattern: /\bwhoever\b/i, instead: 'the person who' },
];

/** A term that a text should not use. */
export interface TermWarning {
  /** Path from the folder above content/. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/** Finds the terms to avoid in a text; addresses of pages and files do not count. */
export function findAvoidedTerms(file: string, source: string): TermWarning[] {
  return source.split('\n').flatMap((text, index) => {
    const prose = text.replace(
      /\]\([^)]*\)|^\s*(?:- )?(?:slug|file|related|sale):.*|^\s*- [a-z-]+\/[a-z-]+$/g,
      '',
    );
    return avoidedTerms.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(prose)?.[0].trim();
      return found === undefined ? [] : [{ file, line: index + 1, found, instead }];
    });
  });
}

/** Finds the terms to avoid in all texts of a content folder that can be read. */
export async function listAvoidedTerms(contentDir: string): Promise<TermWarning[]> {
  const files = (await listVisibleFiles(contentDir)).filter((file) => /\.(?:md|yaml)$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readText(path.join(contentDir, file));
      return text.ok ? findAvoidedTerms(path.posix.join(path.basename(contentDir), file), text.value) : [];
    }),
  );
  return found.flat();
}
