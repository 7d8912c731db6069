import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { missing } from './config-search';

/**
 * The parts of Gatsby's loader that code in the browser replaces or calls, as Gatsby's files have them: without them no
 * page, or not all of it, would be fetched ahead (src/app/router/fetch-ahead.ts, src/app/router/chunk-map.ts).
 */
const parts: readonly { readonly name: string; readonly texts: readonly string[] }[] = [
  {
    name: 'gatsby/cache-dir/loader.js',
    texts: ['window.___chunkMapping[', 'publicLoader = {', 'enqueue: ', 'prefetch: ', 'hovering: '],
  },
  { name: 'gatsby/cache-dir/production-app.js', texts: ['window.___loader = publicLoader'] },
  { name: 'gatsby-link', texts: ['___loader.enqueue(', '___loader.hovering('] },
];

function readModule(name: string): string {
  const gatsby = createRequire(path.resolve('package.json')).resolve('gatsby/package.json');
  return readFileSync(createRequire(gatsby).resolve(name), 'utf8');
}

/**
 * Stops the build where Gatsby's loader or links have changed.
 *
 * @param read Returns the text of a module.
 * @throws When a part is not found.
 */
export function requireLoaderParts(read: (name: string) => string = readModule): void {
  for (const { name, texts } of parts) {
    const source = read(name);
    for (const text of texts)
      if (!source.includes(text)) throw new Error(missing(`"${text}" in ${name}`, name));
  }
}
