import { engineRoutes, siteRoutes } from '../model/derive/routes';
import type { Content } from '../model/schema/content';
import type { BuildContext } from './build-context';

/** Input of pages for tests: content at a given time, with Markdown unchanged and without pictures. */
export function exampleBuildContext(content: Content, now: Date): BuildContext {
  return {
    content,
    now,
    origin: 'https://www.land.example',
    salesOrigin: 'https://www.land.example',
    routes: siteRoutes('example-land'),
    engine: engineRoutes('https://bid.land.example'),
    newsletter: 'https://bid.land.example/api/account/subscribe-newsletter',
    searchServices: { algolia: null, mapbox: null },
    picture: () => null,
    html: (markdown) => markdown,
    textBlocks: () => [],
    mediaUrl: (file) => `/media/${file}`,
  };
}
