import type { Testimonial } from '../../model/schema/editorial';
import { formatClockTime } from '../../model/derive/duration';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { quoteProps } from '../../page-data/prop-builders';
import type { BuildContext } from '../../page-data/build-context';
import type { TestimonialProps, TestimonialsPageProps } from './props';
import { saleLink } from '../../page-data/testimonial-sale';
import type { PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { staticPageProps } from '../../page-data/static-page';

function planOf(saleContexts: readonly SaleContext[], { sale: slug }: Testimonial): PlanProps | null {
  const found = saleContexts.find(({ sale }) => sale.slug === slug);
  return found === undefined ? null : salePlan(found.sale, found.status);
}

export function testimonialProps(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  testimonial: Testimonial,
): TestimonialProps {
  const { slug, video } = testimonial;
  return {
    ...quoteProps(context, testimonial),
    anchor: slug,
    sale: saleLink(context, testimonial),
    plan: planOf(saleContexts, testimonial),
    videoPreview:
      video === undefined
        ? null
        : { picture: context.picture(video.poster, 'card'), length: formatClockTime(video.seconds) },
  };
}

/** Page with all testimonials. */
function testimonialsPage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<TestimonialsPageProps> {
  const { routes, content } = context;
  const path = routes.testimonials;
  return {
    path,
    props: {
      ...staticPageProps(context, 'testimonials', path),
      bodyHtml: context.html(content.pages.testimonials.body),
      // Testimonials with a video come first; otherwise the order is the editor's.
      testimonials: content.testimonials
        .map((testimonial) => testimonialProps(context, saleContexts, testimonial))
        .sort((a, b) => Number(a.videoPreview === null) - Number(b.videoPreview === null)),
      sell: { label: content.pages.sell.title, href: routes.sell },
    },
  };
}

export const testimonialsKind = {
  template: 'testimonials/TestimonialsTemplate.tsx',
  fixedPages: { testimonials: testimonialsPage },
} satisfies PageKind;
