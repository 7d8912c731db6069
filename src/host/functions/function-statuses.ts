import { webOrigin } from '../../lib/web-origin';
import { compileHeaderRules } from '../site/header-rules';
import { parseManifest } from '../site/read-manifest';
import type { FetchHandler } from '../sale-statuses/fetch-handler';
import { createSaleStatusesFunction } from '../sale-statuses/sale-statuses';

/**
 * Makes the handler of /api/sale-statuses for a function of a static host.
 *
 * @param manifest The content of generated/host.json from the build.
 * @param engine The variable GATSBY_ENGINE_ORIGIN of the platform when the function runs.
 */
export function functionStatuses(manifest: unknown, engine: string | undefined): FetchHandler {
  const { headers, schedules } = parseManifest(JSON.stringify(manifest));
  const engineOrigin = webOrigin(engine ?? '');
  if (engine !== undefined && engine !== '' && engineOrigin === null)
    console.warn(`GATSBY_ENGINE_ORIGIN is "${engine}". Write an address such as https://bid.example.com.`);
  const site = { schedules, baseHeaders: compileHeaderRules(headers)('/') };
  return createSaleStatusesFunction({
    engineOrigin,
    site: () => site,
    log: { warn: console.warn, info: console.info },
  });
}
