import { ok, type Result } from '../../lib/result';
import { podcastFeedUrl } from '../../model/load/environment';
import { defaultImportLimits } from '../podcast-import/import-limits';
import { importPodcast } from '../podcast-import/import-podcast';
import { mergeEpisodes } from '../podcast-import/merge-episodes';
import type { Content } from '../../model/schema/content';

/**
 * The content with imported episodes, and warnings for the person who builds the site; or the reason why the import
 * failed.
 */
type WithImported = Result<{ readonly content: Content; readonly warnings: readonly string[] }, string>;

/**
 * Creates a function that adds the episodes of PODCAST_FEED_URL to the content. The feed is requested once, even if the
 * content changes after that.
 *
 * @param folder Stores the last good responses from build to build.
 * @throws When PODCAST_FEED_URL is set but is not a web address.
 */
export function podcastImporter(
  env: NodeJS.ProcessEnv,
  folder: string,
): (content: Content) => Promise<WithImported> {
  const feedUrl = podcastFeedUrl(env);
  let pendingImport: ReturnType<typeof importPodcast> | undefined;
  return async function withImported(content) {
    if (feedUrl === null) return ok({ content, warnings: [] });
    pendingImport ??= importPodcast({ folder, limits: defaultImportLimits }, feedUrl);
    const imported = await pendingImport;
    if (!imported.ok) return imported;
    const merged = mergeEpisodes(content, imported.value.episodes);
    return ok({ content: merged.content, warnings: [...imported.value.warnings, ...merged.warnings] });
  };
}
