import type { LonLat } from '../../../lib/geo';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { CurrentStatus } from '../../../model/derive/status';
import { statusLabels } from '../status-labels';

/** A sale on the map, and in the list beside it. */
export interface MapEntry {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  /** Its number on the map. */
  readonly number: string;
  readonly status: CurrentStatus;
  /** Null for land that cannot be placed. */
  readonly position: LonLat | null;
  readonly plan: PlanProps | null;
}

/** A place that a visitor searches around. */
export interface MapPlace {
  readonly position: LonLat;
  readonly name: string;
}

/** The name of a marker for screen readers. */
export function markerLabel({ number, name, nearby, status }: MapEntry): string {
  return `${number}, ${name}, ${nearby}, ${statusLabels[status].toLowerCase()}`;
}
