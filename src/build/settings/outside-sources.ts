import { webOrigin } from '../../lib/web-origin';
import { podcastFeedUrl } from '../../model/load/environment';
import type { OutsideSources } from '../hosting/content-policy';
import { readErrorReports } from './error-reports';
import { readSearchServices } from './search-services';
import { readTracking } from './tracking';

/** Hosts to which Google's tags send, by its guide on content security policies. */
const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const metaHosts = ['https://www.facebook.com'];

/** Hosts that Algolia's client requests; the first is the nearest. */
function algoliaHosts(appId: string): string[] {
  const names = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${appId}-${n}.algolianet.com`)];
  return names.map((name) => `https://${name}`);
}

function originsOf(...addresses: readonly (string | null | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    const origin = typeof address === 'string' ? webOrigin(address) : null;
    return origin === null ? [] : [origin];
  });
}

/**
 * Returns the sources outside the site that pages load from, by the configured services.
 *
 * @param newsletter Address of the engine's newsletter call, where there is one.
 * @throws When a variable is wrong.
 */
export function readOutsideSources(env: NodeJS.ProcessEnv, newsletter: string | null): OutsideSources {
  const { gtag, tagManager, pixel, pixelEndpoint } = readTracking(env, []);
  const { algolia, mapbox } = readSearchServices(env);
  const { sentry } = readErrorReports(env, 'http://localhost');
  const google = gtag !== null || tagManager !== null ? googleHosts : [];
  const meta = pixel !== null && pixelEndpoint === null ? metaHosts : [];
  const search =
    algolia === null ? [] : algolia.origin === null ? algoliaHosts(algolia.appId) : [algolia.origin];
  // Scripts from a host that replaces the vendor's also send there.
  const scripts = originsOf(gtag?.origin, tagManager?.origin, pixelEndpoint === null ? pixel?.origin : null);
  const tracking = [...scripts, ...google, ...meta];
  return {
    scripts,
    connections: [...originsOf(newsletter, mapbox?.origin, sentry?.dsn), ...search, ...tracking],
    images: [...originsOf(pixelEndpoint), ...tracking],
    // Podcast hosts redirect to other hosts, which are not known beforehand.
    media: podcastFeedUrl(env) === null ? [] : ['https:'],
  };
}
