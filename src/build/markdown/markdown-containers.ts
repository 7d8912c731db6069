import type { MarkdownIt, Token } from 'markdown-it';
import container from 'markdown-it-container';
import type { TextBlock } from '../../page-data/text-blocks';

const kinds = ['note', 'plans'] as const;

/** Lets editors write `::: note Title` and `::: plans sale-one sale-two`, each closed by `:::`. */
export function addContainers(markdown: MarkdownIt): void {
  for (const kind of kinds) markdown.use(container, kind);
}

function blockOf(opening: Token, html: string): TextBlock {
  const [name = '', ...words] = opening.info.trim().split(/\s+/);
  return name === 'plans'
    ? { kind: 'plans', sales: words, html }
    : { kind: 'note', title: words.join(' '), html };
}

/** Cuts parsed Markdown at its notes and plans. */
export function splitBlocks(tokens: readonly Token[], render: (tokens: Token[]) => string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let opening: Token | null = null;
  let held: Token[] = [];
  function close(): void {
    const html = render(held);
    held = [];
    if (opening !== null) blocks.push(blockOf(opening, html));
    else if (html !== '') blocks.push({ kind: 'text', html });
  }
  for (const token of tokens) {
    const border = token.level === 0 && /^container_\w+_(open|close)$/.exec(token.type)?.[1];
    if (border === undefined || border === false) {
      held.push(token);
    } else {
      close();
      opening = border === 'open' ? token : null;
    }
  }
  close();
  return blocks;
}
