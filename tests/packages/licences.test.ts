import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { z } from 'zod';

/** Licences under which a company may run the site and keep its changes to itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/**
 * Packages that are used unchanged: rules for a linter, a part of the page for editors, data on browsers and places
 * (credited where it is shown), and a library that is loaded, not built in.
 */
const allowedFor: Readonly<Record<string, RegExp>> = {
  'MPL-2.0': /^(?:axe-core|@vercel\/stega)$/,
  'CC-BY-4.0': /^(?:caniuse-lite|cities\.json)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
};

/** Packages that name no licence in the usual field, with the one in their LICENSE or README file. */
const readInFile: Readonly<Record<string, string>> = {
  // Of the project that it was copied from, zaach/jsonlint; the copy came without it, and is in no bundle.
  '@mapbox/jsonlint-lines-primitives': 'MIT',
  busboy: 'MIT',
  fuzzy: 'MIT',
  linkfs: 'Unlicense',
  semaphore: 'MIT',
  'sort-asc': 'MIT',
  'sort-desc': 'MIT',
  'sort-object': 'MIT',
  streamsearch: 'MIT',
  trim: 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), dev: z.boolean().optional(), license: z.string().optional() }),
  ),
});

function isAllowed(name: string, licence: string): boolean {
  return allowed.has(licence) || allowedFor[licence]?.test(name) === true;
}

/** @param expression As in package.json: names joined by AND and OR, in parentheses. */
function mayBeUsed(name: string, expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  // Expressions that mix the two don't occur; one that did would fail and be looked at.
  if (plain.includes(' OR ')) return plain.split(' OR ').some((licence) => isAllowed(name, licence));
  return plain.split(' AND ').every((licence) => isAllowed(name, licence));
}

it('all that is installed for production may be used', async () => {
  const { packages } = Lockfile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  const installed = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && dev !== true)
    .map(([place, { version, license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? readInFile[name] ?? 'none named' };
    });
  expect(installed.length).toBeGreaterThan(1000);
  const refused = installed
    .filter(({ name, licence }) => !mayBeUsed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence}`);
  expect(refused).toEqual([]);
});
