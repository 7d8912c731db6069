import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeadProps } from '../../page-data/common-props';
import { escapeXml } from '../../lib/escape-xml';

/** Fields of a page that the sitemap uses. */
interface ListedPage {
  readonly props: { readonly head: Pick<HeadProps, 'canonical' | 'noindex'> };
}

/** The sitemap: the canonical address of every page that search engines may list. */
export function renderSitemap(pages: readonly ListedPage[]): string {
  const entries = pages
    .filter(({ props }) => !props.head.noindex)
    .map(({ props }) => `<url><loc>${escapeXml(props.head.canonical)}</loc></url>`)
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read; pages that should not be listed say so themselves. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Writes sitemap.xml and robots.txt into the folder that is served.
 *
 * @param origin Scheme and host of the site.
 */
export async function writeSitemap(
  publicDir: string,
  origin: string,
  pages: readonly ListedPage[],
): Promise<void> {
  await writeFile(path.join(publicDir, 'sitemap.xml'), renderSitemap(pages));
  await writeFile(path.join(publicDir, 'robots.txt'), renderRobots(origin));
}
