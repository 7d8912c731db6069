import { describe, expect, it } from '@jest/globals';
import { splitHtml } from './html-sections';

describe('splitHtml', () => {
  it('gives each second-level heading with everything that follows it', () => {
    const html =
      '<h2 id="a">Cost &amp; <em>fees</em></h2><p>x</p><h3>More</h3><p>y</p>\n<h2 id="b">Season</h2><p>z</p>';
    expect(splitHtml(html)).toEqual({
      intro: '',
      sections: [
        { id: 'a', heading: 'Cost & fees', html: '<p>x</p><h3>More</h3><p>y</p>' },
        { id: 'b', heading: 'Season', html: '<p>z</p>' },
      ],
    });
  });

  it('keeps content before the first heading, and is empty for an empty text', () => {
    expect(splitHtml('<p>a</p><h2 id="b">b</h2>')).toEqual({
      intro: '<p>a</p>',
      sections: [{ id: 'b', heading: 'b', html: '' }],
    });
    expect(splitHtml('\n')).toEqual({ intro: '', sections: [] });
  });
});
