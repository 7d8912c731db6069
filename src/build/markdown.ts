import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';
import attrs from 'markdown-it-attrs';

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' })
  .use(attrs, { allowedAttributes: ['id'] })
  .use(anchor, { tabIndex: false, slugify: (text: string) => slugify(text) });

function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

// A wide table scrolls by itself, so it has to be reachable and named for the keyboard.
renderer.renderer.rules.table_open = () =>
  '<div class="table" role="region" aria-label="Table" tabindex="0"><table>\n';
renderer.renderer.rules.table_close = () => '</table></div>\n';

/** HTML of an editor's Markdown: headings carry ids, HTML in the source is shown as text. */
export function renderMarkdown(markdown: string): string {
  return renderer.render(markdown).trim();
}
