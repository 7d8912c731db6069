import { readTransportSecurity } from '../../build/settings/transport-security';
import type { VariableGroup } from './variable-group';

const transportSecurity = readTransportSecurity({});

export const siteVariables: VariableGroup = {
  title: 'Site and content',
  variables: [
    {
      name: 'GATSBY_SITE_URL',
      meaning: 'scheme and host of the website: canonical links, sitemap, links in e-mails',
      otherwise: '`hosts.site` of `content/settings/site.yaml`',
      readBy: 'build',
    },
    {
      name: 'GATSBY_SALES_ORIGIN',
      meaning: 'scheme and host of links to sales in calendars, feeds and on paper',
      otherwise: '`hosts.sales` of the settings, or the website',
      readBy: 'build',
    },
    {
      name: 'GATSBY_ENGINE_ORIGIN',
      meaning:
        'scheme and host of the auction engine: links in pages by the build, sale statuses by the host or function',
      otherwise: 'links lead to `hosts.engine` of the settings; statuses follow the times of the content',
      readBy: 'build, host',
    },
    {
      name: 'GATSBY_AUTH_MODE',
      meaning: '`engine`, or `mock`: sign in without an engine, as one of a few people',
      otherwise: '`engine`',
      readBy: 'build',
    },
    {
      name: 'ALLOW_MOCK_AUTH',
      meaning: '`yes` allows `mock` in a production build, for a demonstration',
      otherwise: 'such a build stops',
      readBy: 'build',
    },
    {
      name: 'CONTENT_DIR',
      meaning: 'folder with the content',
      otherwise: '`content/`',
      readBy: 'build',
    },
    {
      name: 'CONTENT_DATE',
      meaning: 'date for which the site is built, such as 2026-11-21',
      otherwise: 'now',
      readBy: 'build',
    },
    {
      name: 'PODCAST_FEED_URL',
      meaning: "RSS feed whose episodes are added to the site's own",
      otherwise: 'no imported episodes',
      readBy: 'build',
    },
    {
      name: 'STRICT_TRANSPORT_SECURITY',
      meaning: 'value of that header, such as `max-age=63072000; includeSubDomains`',
      otherwise: `${transportSecurity.ok ? `\`${transportSecurity.value}\`` : ''}: the site's own host alone`,
      readBy: 'build',
    },
    {
      name: 'CSP_REPORT_ENDPOINT',
      meaning: 'address to which browsers report what the content security policy has refused',
      otherwise: 'they report nothing',
      readBy: 'build',
    },
    {
      name: 'SERVICE_WORKER',
      meaning: '`off` for a build that removes the worker from browsers, with what it kept',
      otherwise: 'pages of the shortlist are kept on the device',
      readBy: 'build',
    },
    {
      name: 'GATSBY_TELEMETRY_DISABLED',
      meaning: "`1` sends no usage data to Gatsby's makers",
      otherwise: '`npm start` and the tests send none, other builds do',
      readBy: 'build',
    },
    {
      name: 'GATSBY_CPU_COUNT',
      meaning: 'number of processors, of which Gatsby leaves one idle',
      otherwise: 'a build without a cache uses all, one with a cache starts one worker',
      readBy: 'build',
    },
  ],
};

export const searchVariables: VariableGroup = {
  title: 'Search and places',
  variables: [
    {
      name: 'GATSBY_ALGOLIA_APP_ID',
      meaning: 'application at Algolia, whose index `suggestions` the search box queries',
      otherwise: 'the index that the build makes',
      readBy: 'build',
    },
    {
      name: 'GATSBY_ALGOLIA_SEARCH_KEY',
      meaning: 'its public key, which may search and nothing else; always with the application',
      otherwise: 'as above',
      readBy: 'build',
    },
    {
      name: 'GATSBY_ALGOLIA_HOST',
      meaning: "scheme and host in place of Algolia's",
      otherwise: "Algolia's",
      readBy: 'build',
    },
    {
      name: 'ALGOLIA_ADMIN_KEY',
      meaning: 'key that may add records and delete indices',
      otherwise: 'the command stops',
      readBy: '`npm run index:push`',
      secret: true,
    },
    {
      name: 'GATSBY_MAPBOX_TOKEN',
      meaning: "public token for Mapbox's geocoding (v5), which finds places",
      otherwise: 'the gazetteer that the build makes',
      readBy: 'build',
    },
    {
      name: 'GATSBY_MAPBOX_ORIGIN',
      meaning: "scheme and host in place of Mapbox's",
      otherwise: '`https://api.mapbox.com`',
      readBy: 'build',
    },
  ],
};

export const trackingVariables: VariableGroup = {
  title: 'Tracking and error reports',
  variables: [
    {
      name: 'GATSBY_GTAG_ID',
      meaning: 'tag of Google Analytics or Ads, such as G-ABC123DEF4',
      otherwise: 'no tag',
      readBy: 'build',
    },
    {
      name: 'GATSBY_GTAG_ORIGIN',
      meaning: "scheme and host in place of Google's",
      otherwise: '`https://www.googletagmanager.com`',
      readBy: 'build',
    },
    {
      name: 'GATSBY_TAG_MANAGER_ID',
      meaning: 'container of Google Tag Manager, such as GTM-ABC123',
      otherwise: 'no container',
      readBy: 'build',
    },
    {
      name: 'GATSBY_TAG_MANAGER_ORIGIN',
      meaning: "scheme and host in place of Google's",
      otherwise: '`https://www.googletagmanager.com`',
      readBy: 'build',
    },
    {
      name: 'GATSBY_META_PIXEL_ID',
      meaning: 'the advertising pixel of Meta (Facebook)',
      otherwise: 'no pixel',
      readBy: 'build',
    },
    {
      name: 'GATSBY_META_PIXEL_ORIGIN',
      meaning: "scheme and host in place of Meta's",
      otherwise: '`https://connect.facebook.net`',
      readBy: 'build',
    },
    {
      name: 'GATSBY_META_PIXEL_ENDPOINT',
      meaning: "where events go as pictures, without Meta's script, such as `https://www.example.com/tr`",
      otherwise: 'the script, which sends them to Meta',
      readBy: 'build',
    },
    {
      name: 'GATSBY_SENTRY_DSN',
      meaning: 'where errors are reported to: the DSN of a project at Sentry',
      otherwise: 'no reports',
      readBy: 'build',
    },
    {
      name: 'GATSBY_SENTRY_ENVIRONMENT',
      meaning: '`production`, `development` or `staging`',
      otherwise: '`production`',
      readBy: 'build',
    },
    {
      name: 'GATSBY_SENTRY_RELEASE',
      meaning: 'name of this build, such as its commit: for sessions and source maps',
      otherwise: 'sessions are not counted',
      readBy: 'build',
    },
    {
      name: 'SENTRY_AUTH_TOKEN',
      meaning: 'token for uploading source maps, which a build then makes',
      otherwise: 'no source maps',
      readBy: 'build',
      secret: true,
    },
    {
      name: 'SENTRY_ORG',
      meaning: 'organization that they are uploaded to; always with the token',
      otherwise: 'as above',
      readBy: 'build',
    },
    {
      name: 'SENTRY_PROJECT',
      meaning: 'project that they are uploaded to; always with the token',
      otherwise: 'as above',
      readBy: 'build',
    },
    {
      name: 'SENTRY_URL',
      meaning: 'scheme and host of a Sentry of your own',
      otherwise: "Sentry's",
      readBy: 'build',
    },
  ],
};
