import { describe, expect, it } from '@jest/globals';
import { splitAtHeadings } from './page';

describe('splitAtHeadings', () => {
  it('gives each second-level heading with all that follows it', () => {
    const html = '<h2 id="a">Cost</h2><p>x</p><h3>More</h3><p>y</p>\n<h2 id="b">Season</h2><p>z</p>';
    expect(splitAtHeadings(html)).toEqual([
      '<h2 id="a">Cost</h2><p>x</p><h3>More</h3><p>y</p>\n',
      '<h2 id="b">Season</h2><p>z</p>',
    ]);
  });

  it('keeps content before the first heading, and is empty for an empty text', () => {
    expect(splitAtHeadings('<p>a</p><h2>b</h2>')).toEqual(['<p>a</p>', '<h2>b</h2>']);
    expect(splitAtHeadings('\n')).toEqual([]);
  });
});
