import path from 'node:path';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';
import type { HostManifest, ManifestSchedule } from '../../model/derive/host-manifest';
import { defaultTransportSecurity, headerRules } from './headers';
import { redirectRules } from './redirects';

/** Fields of a sale from which its status is derived. */
interface ScheduledSale {
  readonly sale: Pick<ManifestSchedule<Date>, 'slug' | 'state'>;
  readonly times: Pick<ManifestSchedule<Date>, 'opensAt' | 'finalCloseAt'>;
}

function hostManifest(sales: readonly ScheduledSale[], transportSecurity: string): HostManifest<string> {
  return {
    headers: headerRules(transportSecurity),
    redirects: redirectRules,
    schedules: sales.map(({ sale, times }) => ({
      slug: sale.slug,
      state: sale.state,
      opensAt: times.opensAt?.toISOString() ?? null,
      finalCloseAt: times.finalCloseAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Writes host.json into the folder, whole or not at all.
 *
 * @param transportSecurity The value of Strict-Transport-Security.
 */
export async function writeHostManifest(
  dir: string,
  sales: readonly ScheduledSale[],
  transportSecurity = defaultTransportSecurity,
): Promise<void> {
  const manifest = JSON.stringify(hostManifest(sales, transportSecurity), null, 2);
  await writeFileAtomically(path.join(dir, 'host.json'), `${manifest}\n`);
}
