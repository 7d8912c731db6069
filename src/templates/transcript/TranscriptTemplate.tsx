import type { HeadProps, PageProps } from 'gatsby';
import { EpisodeLayout } from '../../components/podcast/episode-layout/EpisodeLayout';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Transcript } from './Transcript';
import type { TranscriptPageProps } from './props';

export default function TranscriptTemplate({ pageContext }: PageProps<object, TranscriptPageProps>) {
  const { breadcrumbs, episode, recording, passages, textFile } = pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <EpisodeLayout page={pageContext} inTranscript>
        <Transcript recording={recording} passages={passages} textFile={textFile} />
        <MoreLink href={episode.href}>{episode.label}</MoreLink>
      </EpisodeLayout>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TranscriptPageProps>) {
  return <PageHead {...pageContext.head} />;
}
