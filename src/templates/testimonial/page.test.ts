import { describe, expect, it } from '@jest/globals';
import { paragraphs } from './page';

function cue(speaker: string | null, text: string) {
  return { start: 0, end: 1, speaker, text };
}

describe('paragraphs', () => {
  it('joins consecutive passages of one speaker', () => {
    expect(
      paragraphs([
        cue('Dale', 'Did it sell?'),
        cue('Brenda', 'Three of four.'),
        cue('Brenda', 'We rent out the fourth.'),
        cue('Dale', 'Thank you.'),
      ]),
    ).toEqual([
      { speaker: 'Dale', text: 'Did it sell?' },
      { speaker: 'Brenda', text: 'Three of four. We rent out the fourth.' },
      { speaker: 'Dale', text: 'Thank you.' },
    ]);
  });

  it('joins passages that name no speaker', () => {
    expect(paragraphs([cue(null, 'One.'), cue(null, 'Two.')])).toEqual([
      { speaker: null, text: 'One. Two.' },
    ]);
    expect(paragraphs([])).toEqual([]);
  });
});
