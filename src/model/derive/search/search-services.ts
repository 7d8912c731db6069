/** The source of sale suggestions that replaces the index of the build. */
export interface AlgoliaSettings {
  readonly appId: string;
  /** The public key, which can only search. */
  readonly searchKey: string;
  /** Scheme and host that replace the vendor's; null for the vendor's own. */
  readonly origin: string | null;
}

/** The source of places that replaces the gazetteer of the build. */
export interface MapboxSettings {
  readonly token: string;
  /** Scheme and host. */
  readonly origin: string;
}

/** The outside services of the search; null for each that the build's own data replaces. */
export interface SearchServices {
  readonly algolia: AlgoliaSettings | null;
  readonly mapbox: MapboxSettings | null;
}
