import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { z } from 'zod';

const publicDir = path.resolve('public');

/** A built page. */
export interface BuiltPage {
  /** Such as /past-sales/. */
  readonly path: string;
  /** Such as sale for src/templates/sale. */
  readonly template: string;
  readonly html: string;
  readonly root: HTMLElement;
}

const PageData = z.object({ componentChunkName: z.string(), path: z.string() });

function filesNamed(name: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === name)
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function templateOf(chunk: string): string {
  return (
    /^component---src-templates-(.+)-template-tsx$/.exec(chunk)?.[1]?.replace(/^(.*)-\1$/, '$1') ?? chunk
  );
}

/** Every page with its data, in the order of the addresses; 404.html and 500.html are copies and left out. */
export function readPages(): BuiltPage[] {
  return filesNamed('page-data.json', path.join(publicDir, 'page-data'))
    .map((file) => PageData.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .filter((page) => !page.path.endsWith('.html'))
    .map((page) => {
      const html = readFileSync(path.join(publicDir, page.path, 'index.html'), 'utf8');
      return { path: page.path, template: templateOf(page.componentChunkName), html, root: parse(html) };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Whether a page stands between the site's header and footer; a wall screen and paper have bars of their own. */
export function hasShell({ template }: Pick<BuiltPage, 'template'>): boolean {
  return template !== 'showcase' && template !== 'brochure';
}

/** For each template the page with the most HTML, which shows the most of it. */
export function largestPages(pages: readonly BuiltPage[]): BuiltPage[] {
  const largest = new Map<string, BuiltPage>();
  for (const page of pages) {
    const other = largest.get(page.template);
    if (other === undefined || page.html.length > other.html.length) largest.set(page.template, page);
  }
  return [...largest.values()];
}

/** Paths of everything that is served as a file, such as /favicon.svg. */
export function readFiles(): Set<string> {
  return new Set(
    readdirSync(publicDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
      ),
  );
}
