import type {
  AlgoliaSettings,
  MapboxSettings,
  SearchServices,
} from '../../model/derive/search/search-services';
import { readOrigin } from './read-origin';

const mapboxOrigin = 'https://api.mapbox.com';

function value(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name]?.trim() ?? '';
  return text === '' ? null : text;
}

function algolia(env: NodeJS.ProcessEnv): AlgoliaSettings | null {
  const appId = value(env, 'GATSBY_ALGOLIA_APP_ID');
  const searchKey = value(env, 'GATSBY_ALGOLIA_SEARCH_KEY');
  const host = readOrigin(env, 'GATSBY_ALGOLIA_HOST');
  if (appId !== null && searchKey !== null) return { appId, searchKey, origin: host };
  if (appId === null && searchKey === null && host === null) return null;
  throw new Error(
    'GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY belong together. Set both, or leave both and GATSBY_ALGOLIA_HOST unset to search in the index that the build makes.',
  );
}

function mapbox(env: NodeJS.ProcessEnv): MapboxSettings | null {
  const token = value(env, 'GATSBY_MAPBOX_TOKEN');
  const host = readOrigin(env, 'GATSBY_MAPBOX_ORIGIN');
  if (token !== null) return { token, origin: host ?? mapboxOrigin };
  if (host === null) return null;
  throw new Error(
    'GATSBY_MAPBOX_ORIGIN needs GATSBY_MAPBOX_TOKEN. Set both, or leave both unset to find places in the gazetteer that the build makes.',
  );
}

/** @throws When a variable is missing that another one needs, or is not a web address. */
export function readSearchServices(env: NodeJS.ProcessEnv): SearchServices {
  return { algolia: algolia(env), mapbox: mapbox(env) };
}
