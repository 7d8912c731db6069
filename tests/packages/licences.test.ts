import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { replaceGeneratedPart } from '../../src/commands/documents/generated-part';
import { installedPackages, licenceList } from '../../src/commands/documents/licence-list';

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
 * (credited where it is shown), and a library that is loaded, not bundled.
 */
const allowedFor: Readonly<Record<string, RegExp>> = {
  'MPL-2.0': /^(?:axe-core|@vercel\/stega)$/,
  'CC-BY-4.0': /^(?:caniuse-lite|cities\.json)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
};

function isAllowed(name: string, licence: string): boolean {
  return allowed.has(licence) || allowedFor[licence]?.test(name) === true;
}

/** @param expression As in package.json: names joined by AND and OR, in parentheses. */
function mayBeUsed(name: string, expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  // Expressions that mix the two don't occur; one that did would fail and be reviewed.
  if (plain.includes(' OR ')) return plain.split(' OR ').some((licence) => isAllowed(name, licence));
  return plain.split(' AND ').every((licence) => isAllowed(name, licence));
}

it('all packages that are installed for production may be used', async () => {
  const installed = installedPackages(await readFile('package-lock.json', 'utf8'));
  expect(installed.length).toBeGreaterThan(1000);
  const refused = installed
    .filter(({ name, licence }) => !mayBeUsed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence}`);
  expect(refused).toEqual([]);
});

it('docs/licences.md lists them', async () => {
  const document = await readFile('docs/licences.md', 'utf8');
  const expected = replaceGeneratedPart(document, licenceList(await readFile('package-lock.json', 'utf8')));
  // npm run docs:tables writes it again.
  expect(document).toBe(expected);
});
