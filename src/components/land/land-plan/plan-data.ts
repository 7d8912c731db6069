export type PlanState =
  'for sale' | 'bidding now' | 'sold' | 'not sold' | 'postponed' | 'withdrawn' | 'other';

export interface PlanParcelData {
  /** Empty for land without a number in its square. */
  readonly number: string;
  readonly state: PlanState;
  readonly outline: string;
  readonly surveyLines: string;
  readonly centre: readonly [x: number, y: number];
  readonly corner: readonly [x: number, y: number];
  readonly pivots: readonly (readonly [x: number, y: number])[];
}

/** What a plan shows, in units of an eightieth of a mile. */
export interface PlanData {
  readonly label: string;
  /** West, north and side of the square around the land. */
  readonly bounds: readonly [x: number, y: number, side: number];
  /** North edge of a road between rows of sections, and how many rows lie between roads. */
  readonly survey: { readonly y: number; readonly rows: 1 | 2 };
  readonly sections: readonly { readonly number: string; readonly x: number; readonly y: number }[];
  readonly parcels: readonly PlanParcelData[];
  /** Outlines of the parcels of each en bloc group. */
  readonly blocks: readonly string[];
}

/** A thumbnail shows shapes alone, a card the survey and the numbers, a page everything. */
export type PlanKind = 'card' | 'page';

/** At most one decimal: plans are in the HTML of every page with a sale. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
