import type { MarkdownIt, Token } from 'markdown-it';
import { anchorPattern, isReservedId } from '../../model/derive/reserved-ids';

function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function textOf({ children }: Token): string {
  return (children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** Removes the id from a token and returns it; null when it has none that an editor may give. */
function removeId(token: Token): string | null {
  const index = token.attrIndex('id');
  const id = String(token.attrs?.[index]?.[1] ?? '');
  if (index >= 0) token.attrs?.splice(index, 1);
  return anchorPattern.test(id) && !isReservedId(id) ? id : null;
}

function freeId(text: string, taken: ReadonlySet<string>): string {
  const slug = slugify(text) || 'part';
  const isFree = (id: string) => !taken.has(id) && !isReservedId(id);
  let id = slug;
  for (let count = 1; !isFree(id); count += 1) id = `${slug}-${String(count)}`;
  return id;
}

function giveIds(tokens: readonly Token[]): void {
  const taken = new Set<string>();
  const fixed = new Map<Token, string>();
  for (const token of tokens) {
    token.children?.forEach(removeId);
    const id = removeId(token);
    if (token.type !== 'heading_open' || id === null || taken.has(id)) continue;
    taken.add(id);
    fixed.set(token, id);
  }
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1];
    if (token.type !== 'heading_open' || inline === undefined) return;
    const id = fixed.get(token) ?? freeId(textOf(inline), taken);
    taken.add(id);
    token.attrSet('id', id);
  });
}

/** Gives each heading an id: the one that its editor set, or one made from its text. All other ids are removed. */
export function addHeadingIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('heading_ids', ({ tokens }) => {
    giveIds(tokens);
  });
}
