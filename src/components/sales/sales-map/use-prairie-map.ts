import { useEffect, useState } from 'react';
import { reportFailure } from '../../../features/error-reports/report-failure';
import { cacheResult } from '../../../lib/http/cache-result';
import { fetchJson } from '../../../lib/http/fetch-json';
import { fail, ok } from '../../../lib/result';
import type { PrairieMap } from '../../../model/derive/map/prairie-map';
import { prairieMapRoute } from '../../../model/derive/routes';
import { parsePrairieMap } from './parse-prairie-map';

const loadMap = cacheResult(async () => {
  const json = await fetchJson(prairieMapRoute);
  if (!json.ok) return json;
  const map = parsePrairieMap(json.value);
  return map === null ? fail('unreadable') : ok(map);
});

/** Returns the base of the map; null before it is loaded, and if it cannot be loaded. */
export function usePrairieMap(): PrairieMap | null {
  const [map, setMap] = useState<PrairieMap | null>(null);
  useEffect(() => {
    let current = true;
    async function load(): Promise<void> {
      const result = await loadMap();
      if (!current) return;
      if (result.ok) setMap(result.value);
      else reportFailure(new Error(`Map of sales: ${result.failure}`));
    }
    void load();
    return () => {
      current = false;
    };
  }, []);
  return map;
}
