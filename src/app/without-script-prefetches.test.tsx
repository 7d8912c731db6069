import { expect, it } from '@jest/globals';
import { withoutScriptPrefetches } from './without-script-prefetches';

const others = [
  <link key="sheet" rel="prefetch" as="style" href="/1.css" />,
  <link key="font" rel="preload" as="font" href="/a.woff2" />,
  'text',
];

it('leaves out links that fetch scripts ahead, and no others', () => {
  const script = <link key="script" rel="prefetch" as="script" href="/1.js" />;
  expect(withoutScriptPrefetches([script, ...others])).toEqual(others);
});

it('stops the build at a page without such a link', () => {
  expect(() => withoutScriptPrefetches(others)).toThrow(
    /no link .*webpackPrefetch.*src\/app\/without-script-prefetches\.ts.*Patches of Gatsby/,
  );
});
