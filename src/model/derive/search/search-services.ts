/** Where the suggestions of sales come from instead of the index that the build makes. */
export interface AlgoliaSettings {
  readonly appId: string;
  /** The public key, which can search and nothing else. */
  readonly searchKey: string;
  /** Scheme and host in place of the vendor's; null for those. */
  readonly origin: string | null;
}

/** Where places come from instead of the gazetteer that the build makes. */
export interface MapboxSettings {
  readonly token: string;
  /** Scheme and host. */
  readonly origin: string;
}

/** The outside services of the search; null where what the build makes serves instead. */
export interface SearchServices {
  readonly algolia: AlgoliaSettings | null;
  readonly mapbox: MapboxSettings | null;
}
