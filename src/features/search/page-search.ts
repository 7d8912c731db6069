import type { Result } from '../../lib/result';
import type { SearchKind } from '../../model/derive/search/search-document';
import type { SearchFailure } from './search-ports';

/** The place in the text of a page where it says what was looked for. */
export type Excerpt =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly text: string }
  /** Null where it cannot be had: what was found stands without it. */
  | { readonly kind: 'toLoad'; readonly load: () => Promise<string | null> };

/** A page, or a part of one, that was found. */
export interface FoundPage {
  /** An address of the site. */
  readonly href: string;
  readonly kind: SearchKind;
  readonly name: string;
  readonly summary: string;
  /** Where the land is, or the moment in a recording; else empty. */
  readonly note: string;
  /** Its words that were looked for, as they are indexed. */
  readonly terms: ReadonlySet<string>;
  readonly excerpt: Excerpt;
}

export interface FoundPages {
  /** The best first. */
  readonly pages: readonly FoundPage[];
  /** There may be more than a service gives at once. */
  readonly total: number;
}

/** Finds pages by a visitor's words; never throws. @param superseded Aborts the question. */
export type FindPages = (
  words: string,
  superseded: AbortSignal,
) => Promise<Result<FoundPages, SearchFailure>>;
