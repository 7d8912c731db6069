import type { Testimonial } from '../../model/schema/editorial';
import { formatClockTime } from '../../model/derive/duration';
import { quoteProps } from '../../page-data/prop-builders';
import type { BuildContext } from '../../page-data/build-context';
import type { TestimonialProps, TestimonialsPageProps } from './props';
import { saleLink } from '../../page-data/testimonial-sale';
import type { SitePage } from '../../page-data/page';
import { staticPageProps } from '../../page-data/static-page';

export function testimonialProps(context: BuildContext, testimonial: Testimonial): TestimonialProps {
  const { slug, video } = testimonial;
  return {
    ...quoteProps(context, testimonial),
    anchor: slug,
    sale: saleLink(context, testimonial),
    videoPreview:
      video === undefined
        ? null
        : { picture: context.picture(video.poster, 'card'), length: formatClockTime(video.seconds) },
  };
}

/** Page with all testimonials. */
export function testimonialsPages(context: BuildContext): SitePage<TestimonialsPageProps>[] {
  const { routes, content } = context;
  const path = routes.testimonials;
  return [
    {
      path,
      component: 'testimonials/TestimonialsTemplate.tsx',
      props: {
        ...staticPageProps(context, 'testimonials', path),
        bodyHtml: context.html(content.pages.testimonials.body),
        // What can be watched comes first; otherwise the order is the editor's.
        testimonials: content.testimonials
          .map((testimonial) => testimonialProps(context, testimonial))
          .sort((a, b) => Number(a.videoPreview === null) - Number(b.videoPreview === null)),
        sell: { label: content.pages.sell.title, href: routes.sell },
      },
    },
  ];
}
