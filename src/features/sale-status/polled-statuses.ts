import { notifyClockListeners } from './now';

/** The auction engine's statuses of the sales. */
export interface PolledStatuses {
  /** The engine's status by the slug of the sale; it may be one that the site does not know. */
  readonly statuses: ReadonlyMap<string, string>;
  /** Time at which the statuses were true, in milliseconds by the device's clock. */
  readonly madeAt: number;
}

let polled: PolledStatuses = { statuses: new Map(), madeAt: 0 };

export function polledStatuses(): PolledStatuses {
  return polled;
}

/** Sets the latest statuses; everything that shows a status reads it again. */
export function setPolledStatuses(statuses: PolledStatuses): void {
  polled = statuses;
  notifyClockListeners();
}
