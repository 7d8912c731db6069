/** Time limits for clients, in milliseconds. */
export interface Timeouts {
  /** For a whole request to arrive. */
  readonly requestMs: number;
  /** Idle time of a connection before its next request; longer than that of load balancers. */
  readonly keepAliveMs: number;
  /** While the client does not read a response, or a connection is silent. */
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
