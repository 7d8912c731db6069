import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { TranscriptPageProps } from '../../model/derive/pages/podcast-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Transcript } from './Transcript';

export default function TranscriptTemplate({ pageContext }: PageProps<object, TranscriptPageProps>) {
  const { heading, summary, trail, episode, recording, passages } = pageContext;
  return (
    <Page trail={trail}>
      <PageHeading heading={heading} summary={summary} />
      <Transcript episode={episode} recording={recording} passages={passages} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TranscriptPageProps>) {
  return <PageHead {...pageContext.head} />;
}
