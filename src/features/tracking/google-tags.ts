import type { TrackingSettings } from '../../model/derive/tracking/tracking-settings';
import { detachDataLayer } from './data-layer';
import { loadScript } from './load-script';
import { currentPageView } from './page-view';
import type { TrackingService } from './tracking-service';

type GoogleSettings = Pick<TrackingSettings, 'gtag' | 'tagManager' | 'deniedRegions'>;

/** The event that gatsby-plugin-google-tagmanager adds on every page. */
const routeChangeEvent = 'gatsby-route-change';

/** The kinds of consent of Google's Consent Mode, version 2. */
function consentMode(value: 'granted' | 'denied') {
  return { ad_storage: value, ad_user_data: value, ad_personalization: value, analytics_storage: value };
}

/** Google's scripts recognize a command only as an arguments object. */
function argumentsObject(): unknown {
  // eslint-disable-next-line prefer-rest-params -- An array is not recognized.
  return arguments;
}

/**
 * Google Analytics and Tag Manager. The first entries of their queue are the platform and the consent by region: Google
 * determines the visitor's region itself. The plugins of Gatsby send views of later pages.
 */
export function createGoogleTags({ gtag, tagManager, deniedRegions }: GoogleSettings): TrackingService {
  let dataLayer = detachDataLayer();

  function command(...words: unknown[]): void {
    dataLayer.push(Reflect.apply(argumentsObject, undefined, words));
  }

  /** Replaces the address of a page view, because the plugin's includes what the visitor has typed. */
  function sendCommand(...words: unknown[]): void {
    const [name, event] = words;
    if (name === 'event' && event === 'page_view') {
      command('set', currentPageView());
      command(name, event, currentPageView());
    } else command(...words);
  }

  function setOptOut(optedOut: boolean): void {
    if (gtag !== null) Object.assign(window, { [`ga-disable-${gtag.id}`]: optedOut });
  }

  return {
    start() {
      dataLayer = [{ platform: 'gatsby' }];
      window.dataLayer = dataLayer;
      command('consent', 'default', consentMode('granted'));
      if (deniedRegions.length > 0)
        command('consent', 'default', { ...consentMode('denied'), region: deniedRegions });
      if (gtag !== null) {
        window.gtag = sendCommand;
        command('js', new Date());
        command('set', currentPageView());
        command('config', gtag.id, { send_page_view: false, allow_google_signals: false });
        sendCommand('event', 'page_view');
        loadScript(`${gtag.origin}/gtag/js?id=${gtag.id}`);
      }
      if (tagManager !== null) {
        dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' }, { event: routeChangeEvent });
        loadScript(`${tagManager.origin}/gtm.js?id=${tagManager.id}`);
      }
    },
    accept() {
      command('consent', 'update', consentMode('granted'));
    },
    resume() {
      setOptOut(false);
      window.dataLayer = dataLayer;
      command('consent', 'update', consentMode('granted'));
      if (gtag === null) return;
      window.gtag = sendCommand;
      sendCommand('event', 'page_view');
    },
    revoke() {
      setOptOut(true);
      command('consent', 'update', consentMode('denied'));
      window.gtag = undefined;
      detachDataLayer();
    },
  };
}
