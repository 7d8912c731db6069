import type { LonLat } from '../../lib/geo';
import type { Result } from '../../lib/result';

/** Why a question to the search has no answer. */
export type SearchFailure = 'timed out' | 'unreachable' | 'refused' | 'unreadable';

/** A place near which land is for sale, perhaps. */
export interface PlaceSuggestion {
  readonly key: string;
  /** Such as Grande Prairie, AB, or NW-14-72-6-W6M. */
  readonly label: string;
  readonly coordinates: LonLat;
}

export interface SaleSuggestion {
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  /** Such as Sexsmith, AB. */
  readonly location: string;
}

/** Answers a visitor's words. It never throws; a question that was given up may fail in any way. */
type Ask<Answer> = (words: string, signal: AbortSignal) => Promise<Result<Answer, SearchFailure>>;

/** Where suggestions come from: each is what the build made, or an outside service. */
export interface SearchPorts {
  readonly findPlaces: Ask<readonly PlaceSuggestion[]>;
  readonly findSales: Ask<readonly SaleSuggestion[]>;
}

/** Of each, no more is suggested. */
export const maxSuggestions = 3;
