import type { LinkProps } from './common-props';

const headingPattern = /<h2[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text as the Markdown renderer escapes it, back to plain text. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** The second-level headings of built HTML as links to their anchors. */
export function tableOfContents(html: string): LinkProps[] {
  return [...html.matchAll(headingPattern)].map(([, id = '', heading = '']) => ({
    label: decodeEntities(heading.replace(/<[^>]+>/g, '')),
    href: `#${id}`,
  }));
}
