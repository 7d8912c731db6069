/** Outcome of a piece of land, as its fill shows it. */
export type PlanState =
  'for sale' | 'bidding now' | 'sold' | 'not sold' | 'postponed' | 'withdrawn' | 'other';

/** A card shows the survey and the numbers, a page the scale, letters of quarters and coulees as well. */
export type PlanDetail = 'card' | 'page';

export interface PlanParcel {
  readonly number: string;
  readonly state: PlanState;
  /** SVG path of its edge. */
  readonly outline: string;
  /** SVG path of the survey's lines inside it; empty for a single quarter. */
  readonly surveyLines: string;
  /** Position of its number: in the middle of its largest piece, and in the corner of its first quarter. */
  readonly centre: readonly [x: number, y: number];
  readonly corner: readonly [x: number, y: number];
  /** Quarters under a centre pivot: the middle of each. */
  readonly pivots: readonly (readonly [x: number, y: number])[];
  /** Letters of its quarters; on the plans of pages. */
  readonly quarters?: readonly PlanQuarter[];
  /** Quarters that a coulee crosses, by their north-west corners; on the plans of pages. */
  readonly coulees?: readonly (readonly [x: number, y: number])[];
}

/** The letters of a quarter, beside the middle of its section. */
export interface PlanQuarter {
  /** Such as NE. */
  readonly letters: string;
  /** Middle of the letters, on their baseline. */
  readonly x: number;
  readonly y: number;
}

export interface PlanSection {
  readonly number: string;
  readonly x: number;
  readonly y: number;
}

export interface SurveyPattern {
  /** North edge of a road between rows of sections. */
  readonly y: number;
  /** Number of rows of sections between roads. */
  readonly rows: 1 | 2;
}

/**
 * A plan of land in the Dominion Land Survey, drawn to scale but with wide roads. One unit is an eightieth of a
 * mile; y grows southward.
 */
export interface PlanProps {
  /** Text alternative of the plan. */
  readonly label: string;
  /** The square around all parcels: west, north and side, without a margin. */
  readonly bounds: readonly [x: number, y: number, side: number];
  /** The pattern of the survey around it: where a row of sections with a road north of it begins. */
  readonly survey: SurveyPattern;
  /** Sections around the land, by their north-west corners; empty if their numbers are not shown. */
  readonly sections: readonly PlanSection[];
  readonly parcels: readonly PlanParcel[];
  /** Outlines of the parcels of each en bloc group. */
  readonly blocks: readonly string[];
}
