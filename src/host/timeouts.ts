/** The time that clients have, in milliseconds. */
export interface Timeouts {
  /** For a whole request to arrive. */
  readonly requestMs: number;
  /** Idle time of a connection before its next request; longer than that of load balancers. */
  readonly keepAliveMs: number;
  /** While nothing of a response is taken, or nothing at all happens on a connection. */
  readonly stalledMs: number;
  /** For pending responses when the host stops. */
  readonly stoppingMs: number;
}

export const defaultTimeouts: Timeouts = {
  requestMs: 30_000,
  keepAliveMs: 72_000,
  stalledMs: 30_000,
  stoppingMs: 10_000,
};
