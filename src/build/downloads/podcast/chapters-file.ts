import type { Episode } from '../../../model/schema/podcast';
import type { BuildContext } from '../../../page-data/build-context';

/** The chapters of an episode as podcast apps read them (JSON chapters 1.2). */
export function chaptersFile(
  { content }: Pick<BuildContext, 'content'>,
  { title, chapters }: Episode,
): string {
  const { podcast } = content.settings;
  return `${JSON.stringify({
    version: '1.2.0',
    title,
    podcastName: podcast.title,
    author: podcast.author,
    chapters: chapters.map(({ start, title: heading }) => ({ startTime: start, title: heading })),
  })}\n`;
}
