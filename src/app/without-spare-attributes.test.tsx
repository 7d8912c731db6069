import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutSpareAttributes } from './without-spare-attributes';

const sheet = <style key="sheet" data-href="/1.css" data-identity="gatsby-global-css" />;
const manifest = <link key="manifest" rel="manifest" href="/manifest.webmanifest" crossOrigin="anonymous" />;
const font = <link key="font" rel="preload" href="/a.woff2" as="font" crossOrigin="anonymous" />;

it('keeps what a browser reads of the elements in the head', () => {
  const head = withoutSpareAttributes([sheet, manifest, font, 'text']);
  expect(head.map((element) => renderToStaticMarkup(element))).toEqual([
    '<style data-href="/1.css"></style>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="preload" href="/a.woff2" as="font" crossorigin="anonymous"/>',
    'text',
  ]);
});

it('stops the build at a page where nothing has one of the attributes', () => {
  expect(() => withoutSpareAttributes([manifest, font])).toThrow(
    /no style sheet with data-identity.*static-entry\.js.*Patches of Gatsby/,
  );
  expect(() => withoutSpareAttributes([sheet, font])).toThrow(
    /no link to the manifest with crossorigin.*gatsby-plugin-manifest.*Patches of Gatsby/,
  );
});
