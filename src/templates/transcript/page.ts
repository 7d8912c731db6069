import type { Cue, Episode } from '../../model/schema/podcast';
import { episodeFiles, episodeRoute, transcriptRoute } from '../../model/derive/routes';
import type { PageKind, SitePage } from '../../page-data/page';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { episodeBreadcrumbs, passages, episodeBaseProps } from '../../page-data/episode-props';
import type { TranscriptPageProps } from './props';

function transcriptPage(
  context: BuildContext,
  episode: Episode,
  transcript: readonly Cue[],
): SitePage<TranscriptPageProps> {
  const path = transcriptRoute(episode);
  return {
    path,
    props: {
      ...episodeBaseProps(context, episode),
      head: headProps(context, {
        path,
        title: `Transcript: ${episode.title} | ${context.content.settings.podcast.title}`,
        description: `Every word of the episode. ${episode.summary}`,
      }),
      breadcrumbs: [...episodeBreadcrumbs(context, episode), { label: 'Transcript', href: path }],
      episode: { label: context.content.texts.podcast.backToEpisode, href: episodeRoute(episode) },
      textFile: { label: context.content.texts.podcast.textFile, href: episodeFiles(episode).text },
      passages: passages(transcript),
    },
  };
}

/** The transcript of every episode that has one. */
function transcriptPages(context: BuildContext): SitePage<TranscriptPageProps>[] {
  return context.content.episodes.flatMap((episode) =>
    episode.transcript === null ? [] : [transcriptPage(context, episode, episode.transcript)],
  );
}

export const transcriptKind = {
  template: 'transcript/TranscriptTemplate.tsx',
  partsOf: 'episodes',
  pages: transcriptPages,
} satisfies PageKind;
