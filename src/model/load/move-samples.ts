import { moveSampleDates, moveTestimonialDates } from './samples/sample-dates';
import type { UncheckedContent } from './files/unchecked-content';

/** Content whose samples are moved by a number of days. */
export function moveSamples(draft: UncheckedContent, days: number): UncheckedContent {
  const { sales, testimonials } = draft;
  const written = sales.entries.map(({ slug, fields: { sample, timeZone } }) => ({ slug, sample, timeZone }));
  return {
    ...draft,
    sales: {
      ...sales,
      entries: sales.entries.map((entry) => ({ ...entry, fields: moveSampleDates(entry.fields, days) })),
    },
    testimonials: {
      ...testimonials,
      entries: testimonials.entries.map((entry) => ({
        ...entry,
        fields: moveTestimonialDates(entry.fields, written, days),
      })),
    },
  };
}
