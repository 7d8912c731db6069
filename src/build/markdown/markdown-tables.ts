import type { MarkdownIt, Token } from 'markdown-it';

/** A row that an editor marks in its first cell: {sum} adds up the rows above, {bloc} is the same land once more. */
const rowNames = ['sum', 'bloc'] as const;

interface Cell {
  readonly open: Token;
  readonly close: Token;
  readonly text: string;
}

interface Row {
  readonly open: Token;
  readonly inBody: boolean;
  readonly cells: Cell[];
}

interface Table {
  readonly open: Token;
  /** The id of the heading above it. */
  readonly heading: string | null;
  readonly rows: Row[];
}

/** The tables of a text, with the tokens of their rows and cells. */
function tablesIn(tokens: readonly Token[]): Table[] {
  const tables: Table[] = [];
  let heading: string | null = null;
  let inBody = false;
  tokens.forEach((token, index) => {
    const rows = tables.at(-1)?.rows;
    if (token.type === 'heading_open') heading = String(token.attrGet('id'));
    if (token.type === 'table_open') tables.push({ open: token, heading, rows: [] });
    if (token.type === 'tbody_open' || token.type === 'thead_open') inBody = token.type === 'tbody_open';
    if (token.type === 'tr_open') rows?.push({ open: token, inBody, cells: [] });
    const [text, close] = [tokens[index + 1], tokens[index + 2]];
    if ((token.type === 'td_open' || token.type === 'th_open') && text !== undefined && close !== undefined)
      rows?.at(-1)?.cells.push({ open: token, close, text: text.content });
  });
  return tables;
}

/** The first column with nothing but prices is set in the display face. */
function priceColumn(rows: readonly Row[]): number {
  const body = rows.filter(({ inBody }) => inBody);
  const columns = body[0]?.cells.length ?? 0;
  return Array.from({ length: columns }, (_, column) => column).findIndex((column) =>
    body.every(({ cells }) => /^\$[\d,]+$/.test(cells[column]?.text ?? '')),
  );
}

function removeAttr(token: Token, name: string): boolean {
  const found = token.attrIndex(name);
  if (found >= 0) token.attrs?.splice(found, 1);
  return found >= 0;
}

function enhanceRow({ open, inBody, cells }: Row, price: number): void {
  cells.forEach(({ open: cell, close }, column) => {
    // Markdown aligns by a style attribute, which the policy of the site forbids.
    if (String(cell.attrGet('style')).endsWith('right')) cell.attrJoin('class', 'r');
    removeAttr(cell, 'style');
    if (!inBody) {
      cell.attrSet('scope', 'col');
      return;
    }
    if (column === price) cell.attrJoin('class', 'fig');
    for (const name of rowNames) if (removeAttr(cell, name)) open.attrSet('class', name);
    if (column > 0) return;
    cell.tag = close.tag = 'th';
    cell.attrSet('scope', 'row');
  });
}

function enhanceTable({ open, heading, rows }: Table): void {
  const price = priceColumn(rows);
  for (const row of rows) enhanceRow(row, price);
  open.meta = { heading };
}

/**
 * Adds to tables what Markdown has no syntax for: row headings, the typeface of prices, marked rows. A wide table
 * scrolls by itself, so it can be reached by the keyboard and is named by the heading above it.
 */
export function enhanceTables(markdown: MarkdownIt): void {
  markdown.core.ruler.push('dress_tables', ({ tokens }) => {
    for (const table of tablesIn(tokens)) enhanceTable(table);
  });
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  rules.table_open = (tokens, index) => {
    const heading: unknown = tokens[index]?.meta?.heading;
    const name =
      typeof heading === 'string' ? `aria-labelledby="${escapeHtml(heading)}"` : 'aria-label="Table"';
    return `<div class="table" role="group" ${name} tabindex="0"><table>\n`;
  };
  rules.table_close = () => '</table></div>\n';
}
