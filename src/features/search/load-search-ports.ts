import type { SearchServices } from '../../model/derive/search/search-services';
import { mapboxPlaces } from './mapbox-places';
import type { SearchPorts } from './search-ports';

// The names of chunks keep one library in one script: without them Gatsby joins it to others that menus share.
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

let loading: Promise<SearchPorts> | null = null;

/**
 * Loads what answers the search box, and what that looks through; once for the visit.
 *
 * @throws When its code cannot be had; the next call tries again.
 */
export async function loadSearchPorts(services: SearchServices): Promise<SearchPorts> {
  loading ??= Promise.all([placesPort(services), salesPort(services)]).then(([findPlaces, findSales]) => ({
    findPlaces,
    findSales,
  }));
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}
