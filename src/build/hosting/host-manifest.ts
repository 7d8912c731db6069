import path from 'node:path';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';
import type { FormError } from '../../model/derive/forms/form-error';
import type { HostManifest, ManifestSchedule } from '../../model/derive/host-manifest';
import { defaultTransportSecurity, headerRules } from './headers';
import { redirectRules } from './redirects';

type FormErrorTexts = Readonly<Record<FormError, string>>;

/** Fields of a sale from which its status is derived. */
interface ScheduledSale {
  readonly sale: Pick<ManifestSchedule<Date>, 'slug' | 'state'>;
  readonly times: Pick<ManifestSchedule<Date>, 'opensAt' | 'finalCloseAt'>;
}

function hostManifest(
  sales: readonly ScheduledSale[],
  formErrors: FormErrorTexts,
  transportSecurity: string,
): HostManifest<string> {
  return {
    formErrors,
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
 * @param formErrors What visitors read about errors of fields, where scripts do not run.
 * @param transportSecurity The value of Strict-Transport-Security.
 */
export async function writeHostManifest(
  dir: string,
  sales: readonly ScheduledSale[],
  formErrors: FormErrorTexts,
  transportSecurity = defaultTransportSecurity,
): Promise<void> {
  const manifest = JSON.stringify(hostManifest(sales, formErrors, transportSecurity), null, 2);
  await writeFileAtomically(path.join(dir, 'host.json'), `${manifest}\n`);
}
