import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createSitePages as handPagesToGatsby } from './src/build/pages/create-site-pages';
import { writeDownloads } from './src/build/downloads/write-downloads';
import { forwardCms } from './src/build/hosting/forward-cms';
import { contentPolicy, hashScripts } from './src/build/hosting/content-policy';
import { forwardForms } from './src/build/hosting/forward-forms';
import type { BuildHeaders } from './src/build/hosting/headers';
import { writeHostManifest } from './src/build/hosting/host-manifest';
import { writeReminderFacts } from './src/build/reminders/reminder-facts';
import { gitBackendConfig, gitHostSources, hasDrafts } from './src/build/cms/git-backend';
import { writeAdmin } from './src/build/cms/write-admin';
import { writePublishPage } from './src/build/cms/write-publish-page';
import { openFileCache } from './src/build/cache/file-cache';
import { publishMediaFiles } from './src/build/media/media-files';
import { pruneRenditions, publishRenditions } from './src/build/media/publish-renditions';
import { readBuildSettings, type BuildSettings } from './src/build/pages/build-settings';
import { readErrorReports } from './src/build/settings/error-reports';
import { processorCount } from './src/build/settings/processor-count';
import { readOutsideSources } from './src/build/settings/outside-sources';
import { readTracking } from './src/build/settings/tracking';
import { adjustWebpack } from './src/build/webpack/adjust-webpack';
import type { BuildOutput } from './src/build/pages/build-site';
import type { SiteBuilder } from './src/build/pages/site-builder';
import { writeWorker } from './src/build/worker/write-worker';
import { writeSitemap } from './src/build/hosting/sitemap';
import { writeStaticHostFiles } from './src/build/hosting/static-host-files';

const publicDir = path.resolve('public');
/** True to build the gallery, which shows developers every part of the interface in every state. */
const withGallery = process.env.NODE_ENV !== 'production' || process.env.SHOW_GALLERY === '1';
/** False to make the build remove the service worker that an earlier build gave to browsers. */
const withWorker = process.env.SERVICE_WORKER !== 'off';
/** Files that take long to make survive `gatsby clean`. */
const picturesDir = path.resolve('generated', 'pictures');
const previewsDir = path.resolve('generated', 'previews');
/** Set in onPreInit: Gatsby does not show the message of an error that this file throws while it loads. */
let settings: BuildSettings | undefined;
/** The content that onPreInit has read, until createPages uses it. */
let checked: Awaited<ReturnType<SiteBuilder['load']>> | undefined;
let built: BuildOutput | undefined;

/** Returns the settings of the build, which onPreInit reads before Gatsby calls anything else. */
function requireSettings(): BuildSettings {
  if (settings === undefined) throw new Error('Gatsby has not called onPreInit.');
  return settings;
}

/**
 * Writes what the host reads beside the pages.
 *
 * @param scripts Sources of the inline scripts of pages, for the content security policy.
 */
async function writeHostFacts(
  { content, context, saleContexts }: BuildOutput,
  scripts: readonly string[],
): Promise<BuildHeaders> {
  const { cmsBackend, isPreview, reportsTo, transportSecurity } = requireSettings();
  const outside = readOutsideSources(process.env, context.newsletter);
  const headers = {
    gitHost: cmsBackend === null ? null : gitHostSources(cmsBackend),
    isPreview,
    reportsTo,
    transportSecurity,
    contentPolicy: contentPolicy(scripts, outside),
    requiresIntegrity: outside.scripts.length === 0,
  };
  const generated = path.resolve('generated');
  const { texts, changes } = content;
  const facts = { sales: saleContexts, formErrors: texts.formErrors, changes };
  await writeHostManifest(generated, facts, headers);
  await writeReminderFacts(generated, context, saleContexts);
  return headers;
}

/** Bad settings and bad content stop a build before anything is written. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const read = readBuildSettings(process.env);
  if (!read.ok) return reporter.panic(read.failure);
  settings = read.value;
  const { authMode, cmsBackend: backend, site } = settings;
  // Gatsby inlines this value into the scripts; from an unset variable webpack cannot conclude that it is not
  // the mock.
  process.env.GATSBY_AUTH_MODE = authMode;
  if (backend !== null && !hasDrafts(backend))
    reporter.warn(
      `CMS_BACKEND is ${backend.kind}, where Decap CMS has no drafts: what editors save goes to the branch ${backend.branch} at once.`,
    );
  checked = await site.load();
  if (!checked.ok) reporter.panic(checked.failure);
};

/** Gatsby calls this after checking its cache and before starting its workers. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  process.env.GATSBY_CPU_COUNT ??= String(processorCount(path.resolve('.cache')));
};

/**
 * Runs again in develop whenever a file under content/ changes. Problems of the content are reported, and the
 * pages of the last valid content stay.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { site } = requireSettings();
  const { contentDir } = site;
  const loaded = checked ?? (await site.load());
  checked = undefined;
  if (loaded.ok) {
    const made = await site.build(loaded.value);
    if (!made.ok) return args.reporter.panic(made.failure);
    for (const warning of made.value.warnings) args.reporter.warn(warning);
    built = made.value.output;
    await publishRenditions(contentDir, publicDir, await openFileCache(picturesDir), built.renditions);
    await publishMediaFiles(contentDir, publicDir, built.files);
    // The host for forms that `npm run develop` starts serves no pages.
    if (process.env.NODE_ENV === 'development') await writeHostFacts(built, []);
  } else {
    args.reporter.panicOnBuild(loaded.failure);
  }
  if (built !== undefined) handPagesToGatsby(built, args.actions, withGallery);
};

/** Gatsby types the app as `any`; it is an Express app. */
interface DevelopServer {
  readonly app: Parameters<typeof forwardForms>[0];
}

/**
 * In develop, `npm run develop` starts a host for forms beside Gatsby's server, which accepts none, and `npm run cms`
 * starts one for files.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app }: DevelopServer) => {
  if (process.env.FORMS_ORIGIN !== undefined) forwardForms(app, process.env.FORMS_ORIGIN);
  if (process.env.CMS_ORIGIN === undefined) return;
  forwardCms(app, process.env.CMS_ORIGIN, publicDir);
  if (built !== undefined) await writeAdmin(publicDir, built.content.settings, null);
};

/** Gives the scripts the constants of this build, and applies the patches of Gatsby to its webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  // Gatsby types it as `Function`.
  const config: unknown = Reflect.apply(args.getConfig, undefined, []);
  const deniedRegions = built?.content.settings.consent.deniedRegions ?? [];
  const constants = {
    TRACKING: readTracking(process.env, deniedRegions),
    OFFLINE: { copies: withWorker },
    ERROR_REPORTS: readErrorReports(process.env, built?.origin ?? 'http://localhost'),
  };
  const { site, sourceMaps } = requireSettings();
  adjustWebpack(args, config, site.contentDir, { constants, sourceMaps });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache }) => {
  if (built === undefined) return;
  const { cmsBackend, site } = requireSettings();
  await writeDownloads(publicDir, { cache: cache.directory, previews: previewsDir }, built);
  const pictures = await openFileCache(picturesDir);
  // Once more: downloads show pictures as well.
  await publishRenditions(site.contentDir, publicDir, pictures, built.renditions);
  await pruneRenditions(publicDir, built.renditions);
  await pictures.prune();
  await writeSitemap(publicDir, built.origin, built.pages);
  await writeWorker(publicDir, built.content, withWorker);
  const gitBackend = cmsBackend === null ? null : gitBackendConfig(cmsBackend, built.origin);
  await writeAdmin(publicDir, built.content.settings, gitBackend);
  await writePublishPage(publicDir, built.content.settings.brand.name);
  const home = await readFile(path.join(publicDir, 'index.html'), 'utf8');
  const headers = await writeHostFacts(built, hashScripts(home));
  await writeStaticHostFiles(publicDir, headers);
};
