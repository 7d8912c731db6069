import type { QuoteProps } from '../../../page-data/common-props';
import type { Example } from '../../../ui/example';
import { Quote } from './Quote';

/** A testimonial without a picture or a video. */
export const exampleQuote: QuoteProps = {
  tagline: 'A half, a quarter and a half.',
  content: 'They put the map on my table and asked who farms around me.',
  name: 'Thérèse Boisvert',
  title: 'Retired grain farmer',
  city: 'Falher, AB',
  picture: null,
  video: null,
};

export const quoteExamples: readonly Example[] = [
  { name: 'Without a picture', node: <Quote quote={exampleQuote} /> },
  {
    name: 'With a video',
    node: (
      <Quote
        quote={{
          ...exampleQuote,
          video: { label: 'Watch the video of Thérèse Boisvert', href: '/gallery/#video' },
        }}
      />
    ),
  },
];
