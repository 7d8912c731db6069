import type { Testimonial, TestimonialVideo } from '../../model/schema/editorial';
import type { Cue } from '../../model/schema/podcast';
import { clockTime } from '../../model/derive/playing-time';
import { saleRoute, testimonialRoute } from '../../model/derive/routes';
import { testimonialVideo } from '../../page-data/structured-data/people';
import { dateMoment, quoteProps, videoProps } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import type { LinkProps } from '../../page-data/common-props';
import type { TestimonialPageProps, TestimonialProps } from '../../page-data/people-props';
import { headProps, homeLink, type Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';

function saleLink({ content }: Site, { sale: slug }: Testimonial): LinkProps | null {
  const sale = content.sales.find((candidate) => candidate.slug === slug);
  return sale === undefined ? null : { label: `See the sale: ${sale.name}`, href: saleRoute(sale) };
}

function testimonialProps(site: Site, testimonial: Testimonial): TestimonialProps {
  const { slug, video } = testimonial;
  return {
    ...quoteProps(site, testimonial),
    anchor: slug,
    sale: saleLink(site, testimonial),
    still:
      video === undefined
        ? null
        : { picture: site.picture(video.poster, 'card'), length: clockTime(video.seconds) },
  };
}

/** What sellers and buyers say. */
export function testimonialsPage(site: Site): GeneratedPage {
  const { routes, content } = site;
  const path = routes.testimonials;
  return {
    path,
    template: 'testimonials',
    props: {
      ...standingText(site, 'testimonials', path),
      bodyHtml: site.html(content.pages.testimonials.body),
      // What can be watched comes first; otherwise the order is the editor's.
      testimonials: content.testimonials
        .map((testimonial) => testimonialProps(site, testimonial))
        .sort((a, b) => Number(a.still === null) - Number(b.still === null)),
      sell: { label: content.pages.sell.title, href: routes.sell },
    },
  };
}

/** Passages in a row by one speaker are one paragraph. */
export function paragraphs(cues: readonly Cue[]): TestimonialPageProps['transcript'] {
  const spoken: { speaker: string | null; text: string }[] = [];
  for (const { speaker, text } of cues) {
    const last = spoken.at(-1);
    if (last?.speaker === speaker) last.text += ` ${text}`;
    else spoken.push({ speaker, text });
  }
  return spoken;
}

/** The testimonial that follows, from the last on to the first; null where there is one alone. */
function testimonialAfter({ content }: Site, { slug }: Testimonial): Testimonial | null {
  const at = content.testimonials.findIndex((testimonial) => testimonial.slug === slug);
  const next = content.testimonials[(at + 1) % content.testimonials.length];
  return next === undefined || next.slug === slug ? null : next;
}

/** The video of a testimonial, with every word of it. */
export function testimonialPage(
  site: Site,
  testimonial: Testimonial,
  video: TestimonialVideo,
): GeneratedPage {
  const { routes, content } = site;
  const { name, title, city, tagline, headshot } = testimonial;
  const path = testimonialRoute(testimonial.slug);
  const all = { label: content.pages.testimonials.title, href: routes.testimonials };
  const transcript = paragraphs(content.captions.get(video.captions) ?? []);
  const shown = videoProps(site, video);
  const next = testimonialAfter(site, testimonial);
  return {
    path,
    template: 'testimonial',
    props: {
      head: headProps(site, {
        path,
        title: video.title,
        description: tagline,
        picture: shown.poster,
        structured: [
          testimonialVideo(site, {
            testimonial,
            video,
            still: shown.poster,
            transcript: transcript.map(({ text }) => text).join(' '),
          }),
        ],
      }),
      heading: tagline,
      summary: `${name}. ${title}, ${city}.`,
      trail: [homeLink(site), all, { label: name, href: path }],
      video: shown,
      published: dateMoment(video.published, 'long'),
      length: clockTime(video.seconds),
      person: { name, title, city, picture: site.picture(headshot, 'portrait') },
      transcript,
      sale: saleLink(site, testimonial),
      all: { ...all, label: 'All testimonials' },
      next: next === null ? null : quoteProps(site, next),
    },
  };
}
