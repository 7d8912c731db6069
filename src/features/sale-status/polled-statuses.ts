import { notifyClockListeners } from './now';

/** What the auction engine has said of the sales. */
export interface PolledStatuses {
  /** The engine's word by the slug of the sale; it may be one that we do not know. */
  readonly statuses: ReadonlyMap<string, string>;
  /** When that was so, in milliseconds by the device's clock. */
  readonly madeAt: number;
}

let polled: PolledStatuses = { statuses: new Map(), madeAt: 0 };

export function polledStatuses(): PolledStatuses {
  return polled;
}

/** Sets what the engine said last; everything that shows a status reads it again. */
export function setPolledStatuses(statuses: PolledStatuses): void {
  polled = statuses;
  notifyClockListeners();
}
