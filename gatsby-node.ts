import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { authMode } from './src/build/settings/auth-mode';
import { createSitePages as handPagesToGatsby } from './src/build/pages/create-site-pages';
import { writeDownloads } from './src/build/downloads/write-downloads';
import { writeHostManifest } from './src/build/hosting/host-manifest';
import { openFileCache } from './src/build/cache/file-cache';
import { copyMediaFiles } from './src/build/media/media-files';
import { pruneMediaFiles } from './src/build/media/prune-media';
import { pruneRenditions, publishRenditions } from './src/build/media/publish-renditions';
import { readPictures } from './src/build/media/read-pictures';
import { podcastImporter } from './src/build/settings/podcast-importer';
import { readTransportSecurity } from './src/build/settings/transport-security';
import { adjustWebpack } from './src/build/webpack/adjust-webpack';
import { buildSite, type BuildOutput } from './src/build/pages/build-site';
import { writeSitemap } from './src/build/hosting/sitemap';
import { writeStaticHostFiles } from './src/build/hosting/static-host-files';
import { contentDirectory, contentDate } from './src/model/load/environment';
import { loadContent } from './src/model/load/load-content';
import { formatProblems } from './src/model/load/problem';

const publicDir = path.resolve('public');
const contentDir = contentDirectory(process.env);
const now = contentDate(process.env);
/** Shows every part of the interface in every state, for those who build it and not for visitors. */
const withGallery = process.env.NODE_ENV !== 'production' || process.env.SHOW_GALLERY === '1';
const transportSecurity = readTransportSecurity(process.env);
const hsts = transportSecurity.ok ? transportSecurity.value : undefined;
const addImported = podcastImporter(process.env, path.resolve('.cache', 'podcast'));
/** Files that take long to make survive `gatsby clean`. */
const picturesDir = path.resolve('generated', 'pictures');
const previewsDir = path.resolve('generated', 'previews');
/** Content that onPreInit has read, until createPages uses it. */
let checked: Awaited<ReturnType<typeof loadContent>> | undefined;
let built: BuildOutput | undefined;

/** Bad settings and bad content stop a build before anything is written. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const mode = authMode(process.env);
  if (!mode.ok) return reporter.panic(mode.failure);
  // Gatsby inlines this value into the scripts; from an unset variable webpack cannot conclude that it is not
  // the mock.
  process.env.GATSBY_AUTH_MODE = mode.value;
  if (!transportSecurity.ok) return reporter.panic(transportSecurity.failure);
  checked = await loadContent(contentDir, now);
  if (!checked.ok) reporter.panic(formatProblems(checked.failure));
};

/**
 * Runs again in develop whenever a file under content/ changes. Problems of the content are reported, and the
 * pages of the last valid content stay.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const loaded = checked ?? (await loadContent(contentDir, now));
  checked = undefined;
  if (loaded.ok) {
    const imported = await addImported(loaded.value);
    if (!imported.ok) return args.reporter.panic(imported.failure);
    for (const warning of imported.value.warnings) args.reporter.warn(warning);
    const { content } = imported.value;
    built = buildSite(content, now, process.env, await readPictures(contentDir, content.media.keys()));
    await publishRenditions(contentDir, publicDir, await openFileCache(picturesDir), built.renditions);
    await copyMediaFiles(contentDir, publicDir, built.files);
    await pruneMediaFiles(publicDir, built.files);
    await writeHostManifest(path.resolve('generated'), built.saleContexts, hsts);
  } else {
    args.reporter.panicOnBuild(formatProblems(loaded.failure));
  }
  if (built !== undefined) handPagesToGatsby(built, args.actions, withGallery);
};

/** No script asks for document.all, without which `?.` and `??` compile to shorter code. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  // Gatsby types it as any function.
  const config: unknown = Reflect.apply(args.getConfig, undefined, []);
  adjustWebpack(args, config, contentDir);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache }) => {
  if (built === undefined) return;
  await writeDownloads(publicDir, { cache: cache.directory, previews: previewsDir }, built);
  const pictures = await openFileCache(picturesDir);
  // Once more: downloads show pictures as well.
  await publishRenditions(contentDir, publicDir, pictures, built.renditions);
  await pruneRenditions(publicDir, built.renditions);
  await pictures.prune();
  await writeSitemap(publicDir, built.origin, built.pages);
  await writeStaticHostFiles(publicDir, hsts);
};
