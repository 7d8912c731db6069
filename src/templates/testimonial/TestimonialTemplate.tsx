import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Quote } from '../../components/people/quote/Quote';
import { QuoteAttribution } from '../../components/people/quote/QuoteAttribution';
import { VideoPlayer } from '../../components/media/video/VideoPlayer';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Section } from '../../ui/section/Section';
import * as styles from './TestimonialTemplate.module.css';
import type { TestimonialPageProps } from './props';

export default function TestimonialTemplate({ pageContext }: PageProps<object, TestimonialPageProps>) {
  const { heading, summary, breadcrumbs, video, published, length, person, transcript, sale, all, next } =
    pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <PageHeading heading={heading} summary={summary} />
      <figure>
        <VideoPlayer video={video} />
        <figcaption className={styles.caption}>
          {video.title}. {length}, <time dateTime={published.iso}>{published.text}</time>.
        </figcaption>
      </figure>
      <div className={styles.below}>
        {transcript.length > 0 && (
          <Section heading={TEXTS.testimonials.inWriting}>
            {transcript.map(({ speaker, text }, index) => (
              // Speakers take turns, and may repeat a sentence; the order never changes.
              <p key={index}>
                {speaker !== null && transcript.length > 1 && <b>{speaker}: </b>}
                {text}
              </p>
            ))}
            <QuoteAttribution {...person} />
            {sale !== null && <MoreLink href={sale.href}>{sale.label}</MoreLink>}
          </Section>
        )}
        <Section heading={TEXTS.testimonials.others}>
          {next !== null && <Quote quote={next} />}
          <MoreLink href={all.href}>{all.label}</MoreLink>
        </Section>
      </div>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TestimonialPageProps>) {
  return <PageHead {...pageContext.head} />;
}
