import type { Episode } from '../../model/schema/podcast';
import { podcastEpisode } from '../../page-data/structured-data/podcast';
import { episodeRoute, transcriptRoute } from '../../model/derive/routes';
import { episodeLink } from '../../page-data/prop-builders';
import type { EntryFilter, PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { episodeBreadcrumbs, episodeBaseProps } from '../../page-data/episode-props';
import type { EpisodePageProps } from './props';

const others = 3;

/** The page of an episode. */
function episodePage(context: BuildContext, episode: Episode): SitePage<EpisodePageProps> {
  const path = episodeRoute(episode);
  const props = episodeBaseProps(context, episode);
  return {
    path,
    props: {
      ...props,
      head: headProps(context, {
        path,
        title: `${episode.title} | ${context.content.settings.podcast.title}`,
        description: episode.summary,
        picture: props.picture,
        structured: [podcastEpisode(context, episode)],
      }),
      breadcrumbs: episodeBreadcrumbs(context, episode),
      people: episode.people.map(({ name, role }) => ({
        label: role === 'host' ? 'Host' : 'Guest',
        value: name,
      })),
      bodyHtml: context.html(episode.body),
      transcript:
        episode.transcript === null
          ? null
          : { label: context.content.texts.podcast.transcript, href: transcriptRoute(episode) },
      others: context.content.episodes
        .filter(({ slug }) => slug !== episode.slug)
        .slice(0, others)
        .map((other) => episodeLink(context, other)),
    },
  };
}

/** The page of every episode. */
function episodePages(
  context: BuildContext,
  _saleContexts: readonly SaleContext[],
  isWanted: EntryFilter,
): SitePage<EpisodePageProps>[] {
  return context.content.episodes
    .filter(({ slug }) => isWanted(slug))
    .map((episode) => episodePage(context, episode));
}

export const episodeKind = {
  template: 'episode/EpisodeTemplate.tsx',
  entriesOf: 'episodes',
  pages: episodePages,
} satisfies PageKind;
