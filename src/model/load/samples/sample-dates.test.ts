import { describe, expect, it } from '@jest/globals';
import type { Testimonial } from '../../schema/editorial';
import { moveTestimonialDates } from './sample-dates';

const testimonial: Testimonial = {
  slug: 'brenda-kuzyk',
  tagline: 'One quarter did not sell.',
  content: 'They told us before the sale.',
  headshot: { file: 'people/portrait-04.jpg', alt: 'A woman.' },
  name: 'Brenda Kuzyk',
  title: 'Executor',
  city: 'Killam, AB',
  sale: 'iron-creek-home-place',
  video: {
    title: 'Brenda Kuzyk',
    file: 'testimonials/brenda-kuzyk.mp4',
    poster: { file: 'sales/iron-creek-home-place.jpg', alt: 'A yard.' },
    captions: 'testimonials/brenda-kuzyk.vtt',
    published: '2026-11-05',
    seconds: 24,
  },
  order: 20,
};

describe('moveTestimonialDates', () => {
  it.each([
    [true, '2026-12-03'],
    [false, '2026-11-05'],
  ])('moves the video of a sale whose sample is %s to %s', (sample, published) => {
    const sales = [{ slug: 'iron-creek-home-place', sample }];
    expect(moveTestimonialDates(testimonial, sales, 28).video?.published).toBe(published);
  });

  it('leaves a testimonial without a sale as it is', () => {
    const general = { ...testimonial, sale: undefined };
    expect(moveTestimonialDates(general, [], 28)).toBe(general);
  });
});
