import path from 'node:path';
import { fail, ok, type Result } from '../../lib/result';
import { contentDate, contentDirectory } from '../../model/load/environment';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import type { Content } from '../../model/schema/content';
import { readPictures } from '../media/read-pictures';
import { podcastImporter } from '../settings/podcast-importer';
import { buildSite, type BuildOutput } from './build-site';

/** The steps from the files under content/ to the pages; failures are messages for the person who builds the site. */
export interface SiteBuilder {
  readonly contentDir: string;
  /** Reads and checks the content as it is now. */
  readonly load: () => Promise<Result<Content, string>>;
  /** Adds the imported episodes, and derives every page; with warnings. */
  readonly build: (
    content: Content,
  ) => Promise<Result<{ readonly output: BuildOutput; readonly warnings: readonly string[] }, string>>;
}

/**
 * Creates the builder of a site. It reads the clock once, and fetches an imported podcast once.
 *
 * @throws When a variable cannot be used.
 */
export function createSiteBuilder(env: NodeJS.ProcessEnv): SiteBuilder {
  const contentDir = contentDirectory(env);
  const now = contentDate(env);
  const addImported = podcastImporter(env, path.resolve('.cache', 'podcast'));
  return {
    contentDir,
    async load() {
      const loaded = await loadContent(contentDir, now);
      return loaded.ok ? loaded : fail(formatProblems(loaded.failure));
    },
    async build(loaded) {
      const imported = await addImported(loaded);
      if (!imported.ok) return imported;
      const { content, warnings } = imported.value;
      const pictures = await readPictures(contentDir, content.media.keys());
      return ok({ output: buildSite(content, now, env, pictures), warnings });
    },
  };
}
