import { setErrorReporter } from './page-errors';

/** An error from before the reporter is loaded. */
export interface EarlyError {
  readonly error: unknown;
  /** False for an uncaught error. */
  readonly handled: boolean;
  readonly onSent?: (() => void) | undefined;
}

/** The most errors that are held; further ones say nothing new. */
const limit = 20;

let held: EarlyError[] = [];

function hold(early: EarlyError): void {
  if (held.length < limit) held.push(early);
}

function holdError({ error, message }: ErrorEvent): void {
  // Scripts from other hosts give no error object.
  if (error !== null && error !== undefined) hold({ error, handled: false });
  else if (message !== 'Script error.') hold({ error: new Error(message), handled: false });
}

function holdRejection({ reason }: PromiseRejectionEvent): void {
  hold({ error: reason, handled: false });
}

/** Holds all errors of the page from now on. */
export function holdEarlyErrors(): void {
  window.addEventListener('error', holdError);
  window.addEventListener('unhandledrejection', holdRejection);
  setErrorReporter((error, onSent) => {
    hold({ error, handled: true, onSent });
  });
}

/** Holds no more errors, and returns those that were held. */
export function releaseEarlyErrors(): readonly EarlyError[] {
  window.removeEventListener('error', holdError);
  window.removeEventListener('unhandledrejection', holdRejection);
  setErrorReporter(null);
  const released = held;
  held = [];
  return released;
}
