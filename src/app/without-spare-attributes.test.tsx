import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutSpareAttributes } from './without-spare-attributes';

it('keeps what a browser reads of the elements in the head', () => {
  const head = withoutSpareAttributes([
    <style key="sheet" data-href="/1.css" data-identity="gatsby-global-css" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" crossOrigin="anonymous" />,
    <link key="font" rel="preload" href="/a.woff2" as="font" crossOrigin="anonymous" />,
    'text',
  ]);
  expect(head.map((element) => renderToStaticMarkup(element))).toEqual([
    '<style data-href="/1.css"></style>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="preload" href="/a.woff2" as="font" crossorigin="anonymous"/>',
    'text',
  ]);
});
