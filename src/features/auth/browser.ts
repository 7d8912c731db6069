import { readUserCookie } from './read-user-cookie';

/** The parts of a browser that the session uses. */
export interface BrowserPort {
  readonly isOnline: () => boolean;
  /** The address of the page. */
  readonly here: () => string;
  readonly cookie: () => string | undefined;
  /** Leaves the page. */
  readonly go: (address: string) => void;
  /**
   * Waits for the visitor after the browser was sent to another page. Resolves to 'back' when the page is shown again
   * as it was, and to 'stayed' when the visitor uses the page, which was then never left. Never settles once the signal
   * is aborted.
   */
  readonly visitorReturn: (signal: AbortSignal) => Promise<'back' | 'stayed'>;
  readonly log: (message: string) => void;
}

function waitForVisitor(aborted: AbortSignal): Promise<'back' | 'stayed'> {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  aborted.addEventListener('abort', () => {
    done.abort();
  });
  return new Promise((resolve) => {
    function settle(outcome: 'back' | 'stayed'): void {
      done.abort();
      resolve(outcome);
    }
    const stayed = () => {
      settle('stayed');
    };
    window.addEventListener('pointerdown', stayed, options);
    window.addEventListener('keydown', stayed, options);
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) settle('back');
      },
      options,
    );
  });
}

/** The visitor's browser. */
export const browser: BrowserPort = {
  isOnline: () => navigator.onLine,
  here: () => window.location.href,
  cookie: readUserCookie,
  go: (address) => {
    window.location.assign(address);
  },
  visitorReturn: waitForVisitor,
  log: (message) => {
    // eslint-disable-next-line no-console -- There is no other log in a browser.
    console.warn(message);
  },
};
