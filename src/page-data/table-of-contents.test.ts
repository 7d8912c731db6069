import { describe, expect, it } from '@jest/globals';
import { tableOfContents } from './table-of-contents';

describe('tableOfContents', () => {
  it('lists second-level headings as plain text', () => {
    const html = '<h2 id="a">Crop &amp; <em>cattle</em></h2><p>x</p><h3 id="b">No</h3><h2 id="c">After</h2>';
    expect(tableOfContents(html)).toEqual([
      { label: 'Crop & cattle', href: '#a' },
      { label: 'After', href: '#c' },
    ]);
  });
});
