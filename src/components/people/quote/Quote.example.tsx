import type { QuoteProps } from '../../../page-data/common-props';
import type { Example } from '../../../ui/example';
import { Quote } from './Quote';

const quote: QuoteProps = {
  tagline: 'A half, a quarter and a half.',
  content: 'They put the map on my table and asked who farms around me.',
  name: 'Thérèse Boisvert',
  title: 'Retired grain farmer',
  city: 'Falher, AB',
  picture: null,
  video: null,
};

export const quoteExamples: readonly Example[] = [
  { name: 'Without a picture', node: <Quote quote={quote} /> },
  {
    name: 'With a video',
    node: (
      <Quote
        quote={{ ...quote, video: { label: 'Watch the video of Thérèse Boisvert', href: '/gallery/#video' } }}
      />
    ),
  },
];
