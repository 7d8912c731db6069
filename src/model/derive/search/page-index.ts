import type { SearchKind } from './search-document';
import { termsOf } from './search-terms';

/** A page, or a part of one, as the index of pages holds it; its number is its place among all documents. */
export interface IndexedPage {
  readonly id: number;
  readonly href: string;
  readonly kind: SearchKind;
  readonly name: string;
  readonly summary: string;
  /** Location of the land, or the time in a recording; else empty. */
  readonly note: string;
  readonly weight: number;
  /** Searched part of name and summary. A passage has neither: its episode's title says nothing about it. */
  readonly title: string;
  readonly lead: string;
  readonly keywords: string;
  readonly location: string;
}

/** Options of MiniSearch for the index of pages, for the build and the browser. Texts are in files of their own. */
export const pageIndexOptions = {
  fields: ['title', 'location', 'keywords', 'lead'],
  storeFields: ['href', 'kind', 'name', 'summary', 'note', 'weight'],
  tokenize: termsOf,
  processTerm: (term: string) => term,
};

/** A word of the texts, and the numbers of the documents with it, each as the difference from the one before. */
export type WordEntry = readonly [term: string, steps: readonly number[]];

/** Number of texts in each file, which has them in the order of the documents. */
export const textsPerFile = 50;

/** Words that are in almost every text, and so distinguish none. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his if in into is it its of on or our she ' +
    'so than that the their them then there these they this to was we were which who will with you your'
  ).split(' '),
);

const otherWords = 'other';

/** The files of words: by first letter, and one for all that begin with anything else. */
export const wordFiles: readonly string[] = [...Array.from('abcdefghijklmnopqrstuvwxyz'), otherWords];

/** The file that holds a word. */
export function wordFileOf(term: string): string {
  return /^[a-z]/.exec(term)?.[0] ?? otherWords;
}
