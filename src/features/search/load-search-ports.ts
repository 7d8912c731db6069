import type { SearchServices } from '../../model/derive/search/search-services';
import { mapboxPlaces } from './mapbox-places';
import type { FindPages } from './page-search';
import type { SearchPorts } from './search-ports';

// The chunk names keep the library in one script: without them Gatsby joins it with others that menus share.
async function salesPort({ algolia }: SearchServices): Promise<SearchPorts['findSales']> {
  if (algolia !== null) return (await import('./algolia-sales')).algoliaSales(algolia);
  const { find, prepare } = (
    await import(/* webpackChunkName: "search-index" */ './embedded-sales')
  ).embeddedSales();
  prepare();
  return find;
}

async function placesPort({ mapbox }: SearchServices): Promise<SearchPorts['findPlaces']> {
  if (mapbox !== null) return mapboxPlaces(mapbox);
  const { find, prepare } = (
    await import(/* webpackChunkName: "search-index" */ './embedded-places')
  ).embeddedPlaces();
  prepare();
  return find;
}

async function pagesPort({ algolia }: SearchServices): Promise<FindPages> {
  if (algolia !== null) return (await import('./algolia-pages')).algoliaPages(algolia);
  const { find, prepare } = (
    await import(/* webpackChunkName: "search-index" */ './embedded-pages')
  ).embeddedPages();
  prepare();
  return find;
}

/** Returns a function that loads once per visit; after a failure, the next call tries again. */
function loadOnce<Port>(
  load: (services: SearchServices) => Promise<Port>,
): (services: SearchServices) => Promise<Port> {
  let loading: Promise<Port> | null = null;
  return async function loadOrRecall(services) {
    loading ??= load(services);
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
}

/** Loads the search for places with its data. @throws When its code cannot be loaded. */
export const loadPlaceSearch = loadOnce(placesPort);

/** Loads the search for pages with its data. @throws When its code cannot be loaded. */
export const loadPageSearch = loadOnce(pagesPort);

const loadSaleSearch = loadOnce(salesPort);

/** Loads the suggestions with their data. @throws When their code cannot be loaded. */
export async function loadSearchPorts(services: SearchServices): Promise<SearchPorts> {
  const [findPlaces, findSales] = await Promise.all([loadPlaceSearch(services), loadSaleSearch(services)]);
  return { findPlaces, findSales };
}
