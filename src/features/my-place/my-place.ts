import { createStore } from '../../lib/create-store';
import type { LonLat } from '../../lib/geo';

/** The visitor's home quarter or town. */
export interface MyPlace {
  /** Such as NW-14-72-6-W6M or Grande Prairie, AB. */
  readonly label: string;
  readonly position: LonLat;
}

/** The place that the visitor has set; null before it is read from the device. It never goes into a request. */
export const myPlace = createStore<MyPlace | null>(null);
