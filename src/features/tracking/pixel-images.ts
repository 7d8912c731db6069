import { currentPageView } from './page-view';
import { setPixel } from './track-event';
import type { TrackingService } from './tracking-service';

/**
 * The advertising pixel of Meta without its script: an image for each event, as Meta documents it for pages without
 * scripts. The parts of an address that visitors have typed are not sent.
 *
 * @param endpoint Address that receives the events, such as https://www.facebook.com/tr.
 */
export function createPixelImages(id: string, endpoint: string): TrackingService {
  function send(event: string): void {
    const { page_location: page } = currentPageView();
    const query = new URLSearchParams({ id, ev: event, dl: page, ts: String(Date.now()), noscript: '1' });
    new Image().src = `${endpoint}?${query.toString()}`;
  }

  function viewPage(): void {
    send('PageView');
  }

  function open(): void {
    viewPage();
    setPixel(send);
  }

  return {
    start: open,
    resume: open,
    revoke() {
      setPixel(null);
    },
    viewPage,
  };
}
