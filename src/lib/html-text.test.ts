import { expect, it } from '@jest/globals';
import { decodeEntities, plainText } from './html-text';

it('decodeEntities decodes escaped text once', () => {
  expect(decodeEntities('Seed &amp; feed &lt; 5 &gt; 3 &quot;a&quot; &amp;lt; &eacute;')).toBe(
    'Seed & feed < 5 > 3 "a" &lt; &eacute;',
  );
});

it('plainText removes markup, and separates the words of blocks by one space', () => {
  expect(plainText('<h2>Land &amp; title</h2>\n<p>A <b>quarter</b>.</p>')).toBe('Land & title A quarter .');
});
