import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTransportSecurity, headerRules, type HeaderRule } from './headers';
import { redirectRules, type RedirectRule } from './redirects';

/** What the status of a sale follows from. */
interface ScheduledSale {
  readonly sale: { readonly slug: string; readonly state: 'scheduled' | 'postponed' | 'withdrawn' };
  readonly times: { readonly opensAt: Date | null; readonly finalCloseAt: Date | null };
}

/** What the Node host reads beside the files it serves; instants are ISO 8601 in UTC. */
export interface HostManifest {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly schedules: readonly {
    readonly slug: string;
    readonly state: 'scheduled' | 'postponed' | 'withdrawn';
    readonly opensAt: string | null;
    readonly finalCloseAt: string | null;
  }[];
}

function hostManifest(sales: readonly ScheduledSale[], transportSecurity: string): HostManifest {
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
  await mkdir(dir, { recursive: true });
  const file = path.join(dir, 'host.json');
  const draft = `${file}.part`;
  await writeFile(draft, `${JSON.stringify(hostManifest(sales, transportSecurity), null, 2)}\n`);
  await rename(draft, file);
}
