/** What a map shows at a scale. */
export interface MapLevel {
  /** Rivers, lakes and towns; nearer, their source is too coarse to be true. */
  readonly waters: boolean;
  readonly townships: boolean;
  readonly townshipNames: boolean;
  readonly sections: boolean;
  /** Quarters, and the numbers of sections. */
  readonly quarters: boolean;
  /** The land of sales itself, in place of a marker. */
  readonly parcels: boolean;
  readonly parcelNumbers: boolean;
}

/** The nearest that a map comes: pixels to the side of a township, of which six are sections. */
export const nearestTownshipPx = 1440;

/** The nearest that a map comes by itself, to show the whole land of a sale. */
export const landTownshipPx = 360;

/** Returns what a map shows when the side of a township has so many pixels. */
export function mapLevel(townshipPx: number): MapLevel {
  return {
    waters: townshipPx < 200,
    townships: townshipPx >= 14,
    townshipNames: townshipPx >= 90 && townshipPx < 480,
    sections: townshipPx >= 90,
    quarters: townshipPx >= 480,
    parcels: townshipPx >= 144,
    parcelNumbers: townshipPx >= 300,
  };
}
