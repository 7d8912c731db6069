import type { HostManifest } from '../../model/derive/host-manifest';
import { compileHeaderRules } from './header-rules';
import { createPublicFiles, type PublicFiles } from './public-files';
import { compileRedirects } from './redirects';
import { createSendFile } from './send-file';

interface SiteOptions {
  /** The built site. */
  readonly publicDir: string;
  readonly manifest: HostManifest<Date>;
  /** The name of the release; null for a folder that is served directly. */
  readonly release?: string | null;
  /** The file with the facts of the build about sales, for reminders. */
  readonly reminderFactsFile?: string;
  /** Folders of other releases, the newest first. */
  readonly otherDirs?: readonly string[];
}

/** A built site with the rules that were built with it. */
export interface ServedSite {
  readonly release: string | null;
  readonly publicDir: string;
  readonly reminderFactsFile: string;
  readonly manifest: HostManifest<Date>;
  readonly files: PublicFiles;
  /** Files of other releases, for tabs that were opened before a change of the release. */
  readonly otherFiles: readonly PublicFiles[];
  readonly baseHeaders: Readonly<Record<string, string>>;
  readonly headersFor: ReturnType<typeof compileHeaderRules>;
  readonly findRedirect: ReturnType<typeof compileRedirects>;
  readonly sendFile: ReturnType<typeof createSendFile>;
}

/** The site that is served now. */
export interface SiteSource {
  /** The site as it was last found, for callers that can't wait. */
  readonly latest: () => ServedSite;
  /** Looks for the current site. Never rejects: while the site can't be read, the last one stays. */
  readonly current: () => Promise<ServedSite>;
}

/** Compiles the rules of a built site. */
export function createSite({
  publicDir,
  manifest,
  release = null,
  reminderFactsFile = '',
  otherDirs = [],
}: SiteOptions): ServedSite {
  const headersFor = compileHeaderRules(manifest.headers);
  return {
    release,
    publicDir,
    reminderFactsFile,
    manifest,
    files: createPublicFiles(publicDir),
    otherFiles: otherDirs.map(createPublicFiles),
    baseHeaders: headersFor('/'),
    headersFor,
    findRedirect: compileRedirects(manifest.redirects),
    sendFile: createSendFile(),
  };
}

/** A source of one site that is not replaced while the host runs. */
export function fixedSite(site: ServedSite): SiteSource {
  return { latest: () => site, current: () => Promise.resolve(site) };
}
