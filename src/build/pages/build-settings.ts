import { errorMessage } from '../../lib/error-message';
import { ok, fail, type Result } from '../../lib/result';
import { createSiteBuilder, type SiteBuilder } from './site-builder';
import { authMode } from '../settings/auth-mode';
import { readCmsBackend, type CmsBackend } from '../settings/cms-backend';
import { readDeployPreview } from '../settings/deploy-preview';
import { readErrorReports } from '../settings/error-reports';
import { readReportEndpoint } from '../settings/report-endpoint';
import { readSearchServices } from '../settings/search-services';
import { readSourceMaps } from '../settings/source-maps';
import { readTracking } from '../settings/tracking';
import { readTransportSecurity } from '../settings/transport-security';

/** The settings of a build from the environment, and the builder that follows from them. */
export interface BuildSettings {
  readonly authMode: string;
  readonly site: SiteBuilder;
  readonly transportSecurity: string;
  readonly reportsTo: string | null;
  readonly isPreview: boolean;
  readonly cmsBackend: CmsBackend | null;
  readonly sourceMaps: boolean;
}

/** Runs a reader that throws where a variable is wrong; the failure is its message. */
function attempt<Value>(read: () => Value): Result<Value, string> {
  try {
    return ok(read());
  } catch (error) {
    return fail(errorMessage(error));
  }
}

/** Reads the variables of a build. The failure has the message of each that is wrong, which says what to write. */
export function readBuildSettings(env: NodeJS.ProcessEnv): Result<BuildSettings, string> {
  const mode = authMode(env);
  const site = attempt(() => createSiteBuilder(env));
  const transportSecurity = readTransportSecurity(env);
  const reportsTo = readReportEndpoint(env);
  const isPreview = attempt(() => readDeployPreview(env));
  const cmsBackend = attempt(() => readCmsBackend(env));
  const sourceMaps = attempt(() => readSourceMaps(env) !== null);
  // These also depend on the content, and are read again once it is known.
  const others = [
    attempt(() => readTracking(env, [])),
    attempt(() => readErrorReports(env, 'http://localhost')),
    attempt(() => readSearchServices(env)),
  ];
  if (
    mode.ok &&
    site.ok &&
    transportSecurity.ok &&
    reportsTo.ok &&
    isPreview.ok &&
    cmsBackend.ok &&
    sourceMaps.ok &&
    others.every((read) => read.ok)
  )
    return ok({
      authMode: mode.value,
      site: site.value,
      transportSecurity: transportSecurity.value,
      reportsTo: reportsTo.value,
      isPreview: isPreview.value,
      cmsBackend: cmsBackend.value,
      sourceMaps: sourceMaps.value,
    });
  const all = [mode, site, transportSecurity, reportsTo, isPreview, cmsBackend, sourceMaps, ...others];
  const messages = all.flatMap((read) => (read.ok ? [] : [read.failure]));
  return fail([...new Set(messages)].join('\n'));
}
