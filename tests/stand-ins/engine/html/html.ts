/** HTML that is safe to write into a page. */
export class Html {
  constructor(readonly text: string) {}
}

/** Values that may be written into HTML: text is escaped, lists are joined, null is empty. */
export type Part = Html | string | null | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function write(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return part.map(write).join('\n');
}

/** Tag for HTML templates, which makes every value safe for elements and quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + write(parts[index] ?? null)).join(''));
}
