import type { HeadProps, PageProps } from 'gatsby';
import { usePlaceOfAddress } from '../../features/player/use-place-of-address';
import { EpisodeFrame } from '../../components/podcast/episode-frame/EpisodeFrame';
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
  const { trail, recording, people, bodyHtml, transcript, others } = pageContext;
  usePlaceOfAddress(recording);
  return (
    <Page trail={trail}>
      <EpisodeFrame page={pageContext}>
        {people.length > 0 && <FactList facts={people} />}
        <Prose html={bodyHtml} />
        {transcript !== null && <MoreLink href={transcript.href}>{transcript.label}</MoreLink>}
      </EpisodeFrame>
      {others.length > 0 && (
        <Section heading="Other episodes">
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
