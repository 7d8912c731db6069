import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { withStylePolicy } from './style-policy';

const sheet = (href: string, css: string) => (
  <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
);

it('joins the sheets of a page, and allows them by a hash in a policy before them', () => {
  const elements = [
    <title key="title">Sale</title>,
    sheet('/1.css', 'a>b{top:0}'),
    sheet('/2.css', 'i{top:0}'),
  ];
  const html = renderToStaticMarkup(withStylePolicy('@layer a,b;', elements, (text) => `{${text}}`));
  expect(html.replace(/&#x27;/g, "'").replace(/&gt;/g, '>')).toBe(
    '<title>Sale</title>' +
      `<meta http-equiv="Content-Security-Policy" content="style-src 'self' {@layer a,b;a>b{top:0}i{top:0}}"/>` +
      '<style data-href="/1.css">@layer a,b;a>b{top:0}i{top:0}</style>',
  );
});

it('stops the build if a page has no sheets', () => {
  expect(() => withStylePolicy('', [<title key="title">Sale</title>], String)).toThrow('no style sheet');
});
