import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Quote } from '../../layout/quote/Quote';
import { VideoPlayer } from '../../layout/video/VideoPlayer';
import type { TestimonialPageProps } from '../../model/derive/pages/editorial-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Section } from '../../ui/section/Section';

export default function TestimonialTemplate({ pageContext }: PageProps<object, TestimonialPageProps>) {
  const { heading, trail, quote, video } = pageContext;
  return (
    <Page trail={trail}>
      <PageHeading heading={heading} />
      <VideoPlayer video={video} />
      <Section heading="In writing">
        <Quote quote={{ ...quote, video: null }} />
      </Section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TestimonialPageProps>) {
  return <PageHead {...pageContext.head} />;
}
