import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { z } from 'zod';
import { listFilesSync } from '../../src/lib/node/list-files';

const publicDir = path.resolve('public');

/** A built page. */
export interface BuiltPage {
  /** Such as /past-sales/. */
  readonly path: string;
  /** Such as sale for src/templates/sale. */
  readonly template: string;
  /** Gatsby's name for the scripts and sheets of the template. */
  readonly chunk: string;
  readonly html: string;
  /** The same, parsed on first use. */
  readonly root: HTMLElement;
}

const PageData = z.object({ componentChunkName: z.string(), path: z.string() });

function templateOf(chunk: string): string {
  return (
    /^component---src-templates-(.+)-template-tsx$/.exec(chunk)?.[1]?.replace(/^(.*)-\1$/, '$1') ?? chunk
  );
}

function readPage(page: z.infer<typeof PageData>): BuiltPage {
  const html = readFileSync(path.join(publicDir, page.path, 'index.html'), 'utf8');
  let root: HTMLElement | undefined;
  return {
    path: page.path,
    template: templateOf(page.componentChunkName),
    chunk: page.componentChunkName,
    html,
    get root() {
      return (root ??= parse(html));
    },
  };
}

/**
 * Every page with its data, in the order of the addresses; 404.html and 500.html are copies and left out.
 *
 * @throws When there are none, so that no test passes for lack of pages.
 */
export function readPages(): BuiltPage[] {
  const folder = path.join(publicDir, 'page-data');
  const pages = listFilesSync(folder)
    .filter((file) => path.posix.basename(file) === 'page-data.json')
    .map((file) => PageData.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
    .filter((page) => !page.path.endsWith('.html'))
    .map(readPage)
    .sort((a, b) => a.path.localeCompare(b.path));
  if (pages.length === 0)
    throw new Error(`There is no page in ${publicDir}. Build the site first: npm run build`);
  return pages;
}

/** The status of a page that is requested by its address: error pages have their status there as well. */
export function servedStatus({ path: address }: Pick<BuiltPage, 'path'>): 200 | 404 | 500 {
  if (address === '/404/') return 404;
  return address === '/500/' ? 500 : 200;
}

/** Returns whether a page has the site's header and footer; wall screens and printed pages have their own. */
export function hasShell({ template }: Pick<BuiltPage, 'template'>): boolean {
  return template !== 'showcase' && template !== 'brochure';
}

/** For each template the page with the most HTML, which shows most of the template. */
export function largestPages(pages: readonly BuiltPage[]): BuiltPage[] {
  const largest = new Map<string, BuiltPage>();
  for (const page of pages) {
    const other = largest.get(page.template);
    if (other === undefined || page.html.length > other.html.length) largest.set(page.template, page);
  }
  return [...largest.values()];
}

/**
 * Paths of everything that is served as a file, such as /favicon.svg.
 *
 * @throws When there is nothing.
 */
export function readFiles(): Set<string> {
  const files = new Set(listFilesSync(publicDir).map((file) => `/${file}`));
  if (files.size === 0)
    throw new Error(`There is nothing in ${publicDir}. Build the site first: npm run build`);
  return files;
}
