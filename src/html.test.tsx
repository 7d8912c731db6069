import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import Html from './html';

/** Returns the document around the body of a page. */
function render(body: string): string {
  const parts = { headComponents: null, preBodyComponents: null, postBodyComponents: null };
  return renderToStaticMarkup(<Html htmlAttributes={{}} bodyAttributes={{}} {...parts} body={body} />);
}

const frame = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div>';
const announcer = '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>';

it("leaves out the style attributes of Gatsby's frame", () => {
  const html = render(frame + announcer);
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive">');
});

it('leaves the empty body of develop as it is', () => {
  expect(render('')).toContain('<div id="___gatsby"></div>');
});

it.each([
  ['gatsby-focus-wrapper', announcer],
  ['gatsby-announcer', frame],
])('stops the build where #%s has no style attribute', (id, body) => {
  expect(() => render(body)).toThrow(
    new RegExp(`no longer writes a style attribute on #${id}.*src/html\\.tsx.*Patches of Gatsby`),
  );
});
