/** A place as the file of places holds it: name, province as in addresses, longitude, latitude. */
export type PlaceRow = readonly [name: string, province: string, longitude: number, latitude: number];

/** The places of Canada to which a visitor may want to be near. */
export interface Gazetteer {
  /** Those of the content, popular ones first: they lie where land is sold. */
  readonly ours: readonly PlaceRow[];
  readonly others: readonly PlaceRow[];
}
