import path from 'node:path';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';
import type { FormError } from '../../model/derive/forms/form-error';
import type { HostManifest, ManifestSchedule } from '../../model/derive/host-manifest';
import type { ScheduledChange } from '../../model/schema/content';
import { headerRules, type BuildHeaders } from './headers';
import { redirectRules } from './redirects';

type FormErrorTexts = Readonly<Partial<Record<FormError, string>>>;

/** Fields of a sale from which its status is derived. */
interface ScheduledSale {
  readonly sale: Pick<ManifestSchedule<Date>, 'slug' | 'state'>;
  readonly times: Pick<ManifestSchedule<Date>, 'opensAt' | 'finalCloseAt'>;
}

/** The data of a build for the manifest. */
interface ManifestFacts {
  readonly sales: readonly ScheduledSale[];
  /** Messages to visitors about errors of fields, where scripts do not run. */
  readonly formErrors: FormErrorTexts;
  /** Scheduled changes after the build, the next first. */
  readonly changes: readonly Pick<ScheduledChange, 'at'>[];
}

function hostManifest(
  { sales, formErrors, changes: [next] }: ManifestFacts,
  headers: BuildHeaders,
): HostManifest<string> {
  return {
    formErrors,
    headers: headerRules(headers),
    redirects: redirectRules,
    nextChangeAt: next === undefined ? null : new Date(next.at).toISOString(),
    schedules: sales.map(({ sale, times }) => ({
      slug: sale.slug,
      state: sale.state,
      opensAt: times.opensAt?.toISOString() ?? null,
      finalCloseAt: times.finalCloseAt?.toISOString() ?? null,
    })),
  };
}

/** Writes host.json into the folder, whole or not at all. */
export async function writeHostManifest(
  dir: string,
  facts: ManifestFacts,
  headers: BuildHeaders,
): Promise<void> {
  const manifest = JSON.stringify(hostManifest(facts, headers), null, 2);
  await writeFileAtomically(path.join(dir, 'host.json'), `${manifest}\n`);
}
