import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Quote } from '../../layout/quote/Quote';
import type { TestimonialPageProps } from '../../model/derive/pages/editorial-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Section } from '../../ui/section/Section';
import * as styles from './TestimonialTemplate.module.css';

export default function TestimonialTemplate({ pageContext }: PageProps<object, TestimonialPageProps>) {
  const { heading, trail, quote, video } = pageContext;
  const { title, src, captions, poster } = video;
  return (
    <Page trail={trail}>
      <PageHeading heading={heading} />
      <video
        className={styles.video}
        controls
        preload="none"
        aria-label={title}
        src={src}
        poster={poster?.src}
        width={poster?.width}
        height={poster?.height}
      >
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      <Section heading="In writing">
        <Quote quote={{ ...quote, video: null }} />
      </Section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TestimonialPageProps>) {
  return <PageHead {...pageContext.head} />;
}
