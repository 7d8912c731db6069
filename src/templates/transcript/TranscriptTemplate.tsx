import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { TranscriptPageProps } from '../../model/derive/pages/editorial-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Transcript } from './Transcript';

export default function TranscriptTemplate({ pageContext }: PageProps<object, TranscriptPageProps>) {
  const { heading, summary, trail, episode, audio, cues } = pageContext;
  return (
    <Page trail={trail}>
      <PageHeading heading={heading} summary={summary} />
      <Transcript episode={episode} audio={audio} cues={cues} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TranscriptPageProps>) {
  return <PageHead {...pageContext.head} />;
}
