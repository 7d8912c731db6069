import { engineRoutes, siteRoutes } from '../model/derive/routes';
import type { Content } from '../model/schema/content';
import type { BuildContext } from './build-context';

/** Input of pages for tests: content at a given time, with Markdown as it is and without pictures. */
export function exampleBuildContext(content: Content, now: Date): BuildContext {
  return {
    content,
    now,
    origin: 'https://www.homequarter.example',
    salesOrigin: 'https://www.homequarter.example',
    routes: siteRoutes('homequarter'),
    engine: engineRoutes('https://bid.homequarter.example'),
    newsletter: 'https://bid.homequarter.example/api/account/subscribe-newsletter',
    searchServices: { algolia: null, mapbox: null },
    picture: () => null,
    html: (markdown) => markdown,
    textBlocks: () => [],
    mediaUrl: (file) => `/media/${file}`,
  };
}
