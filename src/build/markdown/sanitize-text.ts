import { sanitizeHtml, type Schema } from '../../lib/sanitize-html';
import { withoutInvisible } from '../../lib/invisible-characters';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const idPattern = /^[A-Za-z0-9][\w-]*$/;

/** Everything that our Markdown renderer writes, by hast's names of attributes. */
const rendered: Schema = {
  tagNames: [
    ...headings,
    ...['p', 'a', 'strong', 'em', 's', 'code', 'pre', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    ...Object.fromEntries(headings.map((heading) => [heading, [['id', idPattern]]])),
    a: ['href'],
    code: [['className', /^language-[\w-]+$/]],
    ol: ['start'],
    div: [
      ['className', 'table', 'note', 'plans'],
      ['role', 'group'],
      ['ariaLabel', 'Table'],
      ['ariaLabelledBy', idPattern],
      ['tabIndex', 0],
    ],
    tr: [['className', 'sum', 'bloc']],
    th: [
      ['className', 'r', 'fig'],
      ['scope', 'row', 'col'],
    ],
    td: [['className', 'r', 'fig']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style'],
  clobber: [],
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
};

/** More elements than the longest text makes: one for each of 60,000 letters, and 65,536 cells that tables are filled up with. */
const limits = { elements: 150_000, depth: 250 };

/**
 * A second check of texts: HTML from the renderer with nothing in it that the renderer does not write, and without
 * invisible characters, which a text may hold as references such as &#x202E;.
 *
 * @throws When a text is longer than the loader allows, or has emphasis nested without end.
 */
export function sanitizeText(html: string): string {
  const clean = sanitizeHtml(html, rendered, limits);
  if (!clean.ok) throw new Error(`The text “${html.slice(0, 80)}…” ${clean.failure}.`);
  return withoutInvisible(clean.value);
}
