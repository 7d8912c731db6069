import type { GatsbyConfig } from 'gatsby';
import { readBrandName } from './src/model/load/brand-name';
import { contentDirectory } from './src/model/load/environment';

const contentDir = contentDirectory(process.env);
const brand = readBrandName(contentDir);
/** gatsby-node.ts checks them. */
const gtagId = process.env.GATSBY_GTAG_ID?.trim() ?? '';
const tagManagerId = process.env.GATSBY_TAG_MANAGER_ID?.trim() ?? '';
const engine = process.env.GATSBY_ENGINE_ORIGIN;

const config: GatsbyConfig = {
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // An adapter that does nothing: without one, each build tries to fetch a list of adapters from the network.
  adapter: { name: 'none', adapt: () => undefined },
  // In develop the stand-in engine serves the requests that the host serves in production.
  ...(engine !== undefined && { proxy: { prefix: '/api', url: engine } }),
  plugins: [
    // Lets develop notice when a file is saved.
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentDir } },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: brand,
        short_name: brand,
        start_url: '/',
        background_color: '#FFFFFF',
        theme_color: '#F8B332',
        display: 'minimal-ui',
        lang: 'en-CA',
        // Listed by hand: icons made by the plugin would add ten links to the head of each page.
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        legacy: false,
        include_favicon: false,
        theme_color_in_head: false,
      },
    },
    // Their scripts are taken out of the pages (src/app/without-tag-scripts.ts); they report each page change.
    ...(gtagId === '' ? [] : [{ resolve: 'gatsby-plugin-google-gtag', options: { trackingIds: [gtagId] } }]),
    ...(tagManagerId === ''
      ? []
      : [
          {
            resolve: 'gatsby-plugin-google-tagmanager',
            options: { id: tagManagerId, defaultDataLayer: { platform: 'gatsby' } },
          },
        ]),
  ],
};

export default config;
