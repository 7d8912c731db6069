import { expect, it } from '@jest/globals';
import { escapeXml } from './escape-xml';

it('leaves nothing that could end an element or an attribute', () => {
  expect(escapeXml('5 < 6 & "7" > \'4\'')).toBe("5 &lt; 6 &amp; &quot;7&quot; &gt; '4'");
});
