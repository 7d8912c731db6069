import MarkdownIt from 'markdown-it';
import attrs from 'markdown-it-attrs';
import type { GlossaryTermForms, TextBlock } from '../../page-data/text-blocks';
import { addHeadingIds } from './heading-ids';
import { addContainers, splitBlocks } from './markdown-containers';
import { enhanceTables } from './markdown-tables';
import { linkGlossaryTerms } from './markdown-glossary-links';
import { keepNumbersWhole } from './whole-numbers';
import { sanitizeText } from './sanitize-text';

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' })
  .use(attrs, { allowedAttributes: ['id', 'sum', 'bloc'] })
  .use(addHeadingIds)
  .use(addContainers)
  .use(enhanceTables)
  .use(linkGlossaryTerms)
  .use(keepNumbersWhole)
  // Pictures have fields of their own, with sizes and descriptions.
  .disable('image');

/** HTML of an editor's Markdown: headings carry ids, HTML in the source is shown as text. */
export function renderMarkdown(markdown: string): string {
  return sanitizeText(renderer.render(markdown)).trim();
}

/**
 * Renders an editor's long text as a list of blocks: running text, notes and plans.
 *
 * @param terms Terms of the glossary; the first use of each becomes a link to its definition.
 */
export function renderBlocks(markdown: string, terms: readonly GlossaryTermForms[]): TextBlock[] {
  const env = { terms };
  return splitBlocks(renderer.parse(markdown, env), (tokens) =>
    sanitizeText(renderer.renderer.render(tokens, renderer.options, env)).trim(),
  );
}
