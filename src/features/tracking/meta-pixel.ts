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
  /** True when the site tells of its pages itself. */
  readonly disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** The beginning of the pixel as Meta publishes it, by which its script finds what was queued. */
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
      // Otherwise the pixel finds buttons and forms by itself, and sends what they hold.
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
