import type { HeadProps, PageProps } from 'gatsby';
import { EpisodeFrame } from '../../components/podcast/episode-frame/EpisodeFrame';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Transcript } from './Transcript';
import type { TranscriptPageProps } from './props';

export default function TranscriptTemplate({ pageContext }: PageProps<object, TranscriptPageProps>) {
  const { trail, episode, recording, passages, textFile } = pageContext;
  return (
    <Page trail={trail}>
      <EpisodeFrame page={pageContext} inTranscript>
        <Transcript recording={recording} passages={passages} textFile={textFile} />
        <MoreLink href={episode.href}>{episode.label}</MoreLink>
      </EpisodeFrame>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TranscriptPageProps>) {
  return <PageHead {...pageContext.head} />;
}
