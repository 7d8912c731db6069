import type { HeadProps, PageProps } from 'gatsby';
import { EpisodeRow } from '../../layout/episode-row/EpisodeRow';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { PodcastPageProps } from '../../model/derive/pages/podcast-props';
import { Columns } from '../../ui/columns/Columns';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';

export default function PodcastTemplate({ pageContext }: PageProps<object, PodcastPageProps>) {
  const { heading, summary, bodyHtml, episodes } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <Prose html={bodyHtml} />
      <Section heading="Episodes">
        <Columns>
          {episodes.map((episode) => (
            <EpisodeRow key={episode.href} episode={episode} />
          ))}
        </Columns>
      </Section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, PodcastPageProps>) {
  return <PageHead {...pageContext.head} />;
}
