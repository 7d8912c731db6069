import type { Testimonial, TestimonialVideo } from '../../model/schema/editorial';
import type { Cue } from '../../model/schema/podcast';
import { formatClockTime } from '../../model/derive/duration';
import { testimonialRoute } from '../../model/derive/routes';
import { videoNode } from '../../page-data/structured-data/people';
import { formattedDate, quoteProps, videoProps } from '../../page-data/prop-builders';
import type { EntryFilter, PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { headProps, homeLink, type BuildContext } from '../../page-data/build-context';
import type { TestimonialPageProps } from './props';
import { saleLink } from '../../page-data/testimonial-sale';

/** Joins consecutive passages of one speaker into one paragraph. */
export function paragraphs(cues: readonly Cue[]): TestimonialPageProps['transcript'] {
  const spoken: { speaker: string | null; text: string }[] = [];
  for (const { speaker, text } of cues) {
    const last = spoken.at(-1);
    if (last?.speaker === speaker) last.text += ` ${text}`;
    else spoken.push({ speaker, text });
  }
  return spoken;
}

/** Returns the next testimonial, cyclically; null if there is only one. */
function nextTestimonial({ content }: BuildContext, { slug }: Testimonial): Testimonial | null {
  const at = content.testimonials.findIndex((testimonial) => testimonial.slug === slug);
  const next = content.testimonials[(at + 1) % content.testimonials.length];
  return next === undefined || next.slug === slug ? null : next;
}

/** The page of a testimonial's video, with its transcript. */
function testimonialPage(
  context: BuildContext,
  testimonial: Testimonial,
  video: TestimonialVideo,
): SitePage<TestimonialPageProps> {
  const { routes, content } = context;
  const { name, title, city, tagline, headshot } = testimonial;
  const path = testimonialRoute(testimonial.slug);
  const all = { label: content.pages.testimonials.title, href: routes.testimonials };
  const transcript = paragraphs(content.captions.get(video.captions) ?? []);
  const shown = videoProps(context, video);
  const next = nextTestimonial(context, testimonial);
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: video.title,
        description: tagline,
        picture: shown.poster,
        structured: [
          videoNode(context, {
            testimonial,
            video,
            still: shown.poster,
            transcript: transcript.map(({ text }) => text).join(' '),
          }),
        ],
      }),
      heading: tagline,
      summary: `${name}. ${title}, ${city}.`,
      breadcrumbs: [homeLink(context), all, { label: name, href: path }],
      video: shown,
      published: formattedDate(video.published, 'long'),
      length: formatClockTime(video.seconds),
      person: { name, title, city, picture: context.picture(headshot, 'portrait') },
      transcript,
      sale: saleLink(context, testimonial),
      all: { ...all, label: content.texts.sell.allTestimonials },
      next: next === null ? null : quoteProps(context, next),
    },
  };
}

/** The page of every testimonial with a video. */
function testimonialPages(
  context: BuildContext,
  _saleContexts: readonly SaleContext[],
  isWanted: EntryFilter,
): SitePage<TestimonialPageProps>[] {
  return context.content.testimonials
    .filter(({ slug }) => isWanted(slug))
    .flatMap((testimonial) =>
      testimonial.video === undefined ? [] : [testimonialPage(context, testimonial, testimonial.video)],
    );
}

export const testimonialKind = {
  template: 'testimonial/TestimonialTemplate.tsx',
  entriesOf: 'testimonials',
  pages: testimonialPages,
} satisfies PageKind;
