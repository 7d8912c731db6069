import type { LonLat } from '../../../lib/geo';

/** A place near which a visitor may look for land. */
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

/** Maximum number of suggestions of each kind. */
export const maxSuggestions = 3;
