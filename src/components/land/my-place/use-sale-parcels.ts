import { useEffect } from 'react';
import { reportFailure } from '../../../features/error-reports/report-failure';
import { createStore } from '../../../lib/create-store';
import { cacheResult } from '../../../lib/http/cache-result';
import { fetchJson, type FetchFailure } from '../../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../../lib/result';
import { saleParcelsRoute } from '../../../model/derive/routes';
import { useStore } from '../../../ui/store/use-store';
import type { LandOnPage } from './land-contacts';
import { parseSaleParcels, type ParcelsBySale } from './parse-sale-parcels';

const loadedParcels = createStore<ParcelsBySale | null>(null);

async function fetchParcels(): Promise<Result<ParcelsBySale, FetchFailure>> {
  const json = await fetchJson(saleParcelsRoute);
  if (!json.ok) return json;
  const parcels = parseSaleParcels(json.value);
  return parcels === null ? fail('unreadable') : ok(parcels);
}

/** All cards share the request, so a failure is reported once. */
const loadParcels = cacheResult(async () => {
  const result = await fetchParcels();
  if (result.ok) loadedParcels.set(result.value);
  else reportFailure(new Error(`Parcels of sales: ${result.failure}`));
  return result;
});

/**
 * Returns the parcels of a sale; none until they are loaded, if they cannot be loaded, and for a sale that is over.
 *
 * @param wanted False to fetch nothing.
 */
export function useSaleParcels(slug: string, wanted: boolean): LandOnPage['parcels'] {
  const parcelsBySale = useStore(loadedParcels, null);
  useEffect(() => {
    if (wanted) void loadParcels();
  }, [wanted]);
  return parcelsBySale?.get(slug) ?? [];
}
