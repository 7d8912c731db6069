import type { HeadProps, PageProps } from 'gatsby';
import { useTimeHash } from '../../features/player/use-time-hash';
import { EpisodeLayout } from '../../components/podcast/episode-layout/EpisodeLayout';
import { EpisodeRow } from '../../components/podcast/episode-row/EpisodeRow';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Columns } from '../../ui/columns/Columns';
import { FactList } from '../../ui/fact-list/FactList';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import type { EpisodePageProps } from './props';

export default function EpisodeTemplate({ pageContext }: PageProps<object, EpisodePageProps>) {
  const { breadcrumbs, recording, people, bodyHtml, transcript, others } = pageContext;
  useTimeHash(recording);
  return (
    <Page breadcrumbs={breadcrumbs}>
      <EpisodeLayout page={pageContext}>
        {people.length > 0 && <FactList facts={people} />}
        <Prose html={bodyHtml} />
        {transcript !== null && <MoreLink href={transcript.href}>{transcript.label}</MoreLink>}
      </EpisodeLayout>
      {others.length > 0 && (
        <Section heading={TEXTS.podcast.otherEpisodes}>
          <Columns>
            {others.map((episode) => (
              <EpisodeRow key={episode.href} episode={episode} />
            ))}
          </Columns>
        </Section>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, EpisodePageProps>) {
  return <PageHead {...pageContext.head} />;
}
