import type { FetchFailure } from '../../lib/http/fetch-json';
import type { Result } from '../../lib/result';
import type { SearchKind } from '../../model/derive/search/search-document';

/** The passage of a page that matches the query. */
export type Excerpt =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly text: string }
  /** Null if it cannot be loaded: the results are shown without it. */
  | { readonly kind: 'toLoad'; readonly load: () => Promise<string | null> };

/** A page, or a part of one, that was found. */
export interface FoundPage {
  /** An address of the site. */
  readonly href: string;
  readonly kind: SearchKind;
  readonly name: string;
  readonly summary: string;
  /** Location of the land, or the time in a recording; otherwise empty. */
  readonly note: string;
  /** Its matching words in their indexed form. */
  readonly terms: ReadonlySet<string>;
  readonly excerpt: Excerpt;
}

export interface FoundPages {
  /** The best first. */
  readonly pages: readonly FoundPage[];
  /** There may be more than a service returns at once. */
  readonly total: number;
}

/** Finds pages by a query; never throws. @param superseded Aborts the query. */
export type FindPages = (query: string, superseded: AbortSignal) => Promise<Result<FoundPages, FetchFailure>>;
