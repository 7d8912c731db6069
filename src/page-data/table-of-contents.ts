import type { LinkProps } from './common-props';
import { splitHtml } from './html-sections';

/** The second-level headings of built HTML as links to their anchors. */
export function tableOfContents(html: string): LinkProps[] {
  return splitHtml(html).sections.map(({ id, heading }) => ({ label: heading, href: `#${id}` }));
}
