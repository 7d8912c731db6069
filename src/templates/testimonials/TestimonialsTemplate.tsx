import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Quote } from '../../components/people/quote/Quote';
import { PlanThumbnail } from '../../components/land/land-plan/PlanThumbnail';
import { VideoThumbnail } from '../../components/media/video/VideoThumbnail';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './TestimonialsTemplate.module.css';
import type { TestimonialProps, TestimonialsPageProps } from './props';

function Testimonial({ testimonial }: { readonly testimonial: TestimonialProps }) {
  const { anchor, video, videoPreview, sale, plan } = testimonial;
  return (
    <li id={anchor} className={videoPreview === null ? undefined : styles.wide}>
      <Quote quote={{ ...testimonial, video: null }} />
      {video !== null && videoPreview !== null && (
        <VideoThumbnail
          href={video.href}
          speaker={testimonial.name}
          picture={videoPreview.picture}
          length={videoPreview.length}
        />
      )}
      {sale !== null && (
        <div className={styles.sale}>
          {plan !== null && <PlanThumbnail plan={plan} />}
          <MoreLink href={sale.href}>{sale.label}</MoreLink>
        </div>
      )}
    </li>
  );
}

export default function TestimonialsTemplate({ pageContext }: PageProps<object, TestimonialsPageProps>) {
  const { heading, summary, bodyHtml, testimonials, sell } = pageContext;
  return (
    <Page>
      <div className={styles.head}>
        <PageHeading heading={heading} summary={summary} />
        <Prose html={bodyHtml} />
      </div>
      {testimonials.length === 0 ? (
        <p>{TEXTS.testimonials.empty}</p>
      ) : (
        <ul className={styles.all}>
          {testimonials.map((testimonial) => (
            <Testimonial key={testimonial.anchor} testimonial={testimonial} />
          ))}
          <li className={styles.sell}>
            <p>{TEXTS.testimonials.thinkingOfSelling}</p>
            <p>
              <MoreLink href={sell.href}>{sell.label}</MoreLink>
            </p>
          </li>
        </ul>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TestimonialsPageProps>) {
  return <PageHead {...pageContext.head} />;
}
