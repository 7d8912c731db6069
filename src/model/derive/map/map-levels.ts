/** The parts that a map shows at a scale. */
export interface MapLevel {
  /** Rivers, lakes and towns; closer in, their source is too coarse. */
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

/** The closest zoom of a map: pixels along the side of a township, which is six sections long. */
export const nearestTownshipPx = 1440;

/** The closest zoom that a map chooses by itself, to show all land of a sale. */
export const landTownshipPx = 360;

/** Returns the parts that a map shows at a scale, in pixels along the side of a township. */
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
