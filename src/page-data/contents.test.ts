import { describe, expect, it } from '@jest/globals';
import { contentsOf } from './contents';

describe('contentsOf', () => {
  it('lists second-level headings as plain text', () => {
    const html = '<h2 id="a">Crop &amp; <em>cattle</em></h2><p>x</p><h3 id="b">No</h3><h2 id="c">After</h2>';
    expect(contentsOf(html)).toEqual([
      { label: 'Crop & cattle', href: '#a' },
      { label: 'After', href: '#c' },
    ]);
  });
});
