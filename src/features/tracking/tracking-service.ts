/** A service that runs only while the visitor may be tracked. */
export interface TrackingService {
  /** Loads its scripts. Called once. */
  readonly start: () => void;
  /** Called when the visitor has accepted, after `start`. */
  readonly accept?: () => void;
  /** Stops it; loaded scripts stay in the page. */
  readonly revoke: () => void;
  /** Called when the visitor agrees again after `revoke`. */
  readonly resume: () => void;
  /** Called after each change of the page while it runs. */
  readonly viewPage?: () => void;
}
