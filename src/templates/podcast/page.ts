import { graphOf } from '../../page-data/graph';
import { podcastSeries } from '../../page-data/structured-data/podcast';
import { episodeLink } from '../../page-data/prop-builders';
import type { PageKind, SitePage } from '../../page-data/page';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import { feedLink, recordingProps } from '../../page-data/episode-props';
import type { PodcastPageProps } from './props';

/** All episodes. */
function podcastPage(context: BuildContext): SitePage<PodcastPageProps> {
  const path = context.routes.farmlandExchange;
  const text = staticPageProps(context, 'farmland-exchange', path);
  return {
    path,
    props: {
      ...text,
      head: { ...text.head, structuredData: graphOf([podcastSeries(context)]) },
      bodyHtml: context.html(context.content.pages['farmland-exchange'].body),
      cover: context.picture(context.content.settings.podcast.cover, 'card'),
      episodes: context.content.episodes.map((episode) => ({
        ...episodeLink(context, episode),
        recording: recordingProps(context, episode),
      })),
      feed: feedLink(context),
      otherPlatforms: context.content.settings.podcast.links.map(({ label, url }) => ({
        label,
        href: url,
      })),
    },
  };
}

export const podcastKind = {
  template: 'podcast/PodcastTemplate.tsx',
  fixedPages: { 'farmland-exchange': podcastPage },
} satisfies PageKind;
