import type { Tag } from '../../model/derive/tracking/tracking-settings';
import { loadScript } from './load-script';
import { setPixel } from './track-event';
import type { TrackingService } from './tracking-service';

/** The pixel's function: it queues commands until its script has arrived and handles them. */
interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  push?: Fbq;
  readonly queue: unknown[][];
  readonly loaded: boolean;
  readonly version: string;
  /** True if the site reports page views itself. */
  readonly disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** Meta's published stub of the pixel, by which its script finds the queue. */
function createQueue(): Fbq {
  const queue: unknown[][] = [];
  const fbq: Fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod === undefined) queue.push(command);
      else fbq.callMethod(...command);
    },
    { queue, loaded: true, version: '2.0', disablePushState: true },
  );
  fbq.push = fbq;
  return fbq;
}

/** The advertising pixel of Meta: views of pages, and the events of `trackEvent`. It reads no forms. */
export function createMetaPixel({ id, origin }: Tag): TrackingService {
  const fbq = createQueue();

  function open(): void {
    setPixel((name) => {
      fbq('trackCustom', name);
    });
  }

  function viewPage(): void {
    fbq('track', 'PageView');
  }

  return {
    start() {
      window.fbq = fbq;
      window._fbq = fbq;
      fbq('consent', 'grant');
      // Otherwise the pixel finds buttons and forms by itself, and sends their contents.
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      viewPage();
      open();
      loadScript(`${origin}/en_US/fbevents.js`);
    },
    resume() {
      fbq('consent', 'grant');
      viewPage();
      open();
    },
    revoke() {
      setPixel(null);
      fbq('consent', 'revoke');
    },
    viewPage,
  };
}
