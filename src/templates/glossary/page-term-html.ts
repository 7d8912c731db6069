import { escapeXml } from '../../lib/escape-xml';
import type { Term } from '../../model/schema/term';
import type { LinkProps } from '../../page-data/common-props';

function link({ label, href }: LinkProps): string {
  return `<a href="${escapeXml(href)}">${escapeXml(label)}</a>`;
}

/**
 * A term that opens its definition, with related terms and the question that explains more. The anchor is inside the
 * details, since browsers open those that contain the target of a link.
 */
export function termHtml(
  { slug, term, definition }: Pick<Term, 'definition' | 'term'> & { readonly slug: string },
  seeAlso: readonly LinkProps[],
  more: LinkProps | null,
): string {
  const lines = [
    escapeXml(definition),
    ...(seeAlso.length === 0 ? [] : [`See also ${seeAlso.map(link).join(', ')}`]),
    ...(more === null ? [] : [`More in ${link(more)}`]),
  ];
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  return `<details><summary><dfn>${escapeXml(term)}</dfn></summary><div id="${slug}">${text}</div></details>`;
}
