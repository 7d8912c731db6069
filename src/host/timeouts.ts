/** The time that clients have, in milliseconds. */
export interface Timeouts {
  /** For a whole request to arrive. */
  readonly requestMs: number;
  /** Until the next request on a connection that stays open; longer than load balancers keep theirs. */
  readonly keepAliveMs: number;
  /** While nothing of a response is taken, or nothing at all happens on a connection. */
  readonly stalledMs: number;
  /** For responses that are under way when the host stops. */
  readonly stoppingMs: number;
}

export const defaultTimeouts: Timeouts = {
  requestMs: 30_000,
  keepAliveMs: 72_000,
  stalledMs: 30_000,
  stoppingMs: 10_000,
};
