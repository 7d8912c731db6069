import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { z } from 'zod';

const Rules = z.object({
  forbidden: z.array(
    z.object({
      name: z.string(),
      from: z.object({ path: z.union([z.string(), z.array(z.string())]).optional() }).loose(),
      to: z.object({ pathNot: z.union([z.string(), z.array(z.string())]).optional() }).loose(),
    }),
  ),
});

interface Row {
  /** A path to which the row applies, such as src/lib/x.ts. */
  readonly importer: string;
  readonly allowed: readonly string[];
}

/**
 * Keeps only folders that are named in full; a folder's own files, file patterns and Node's modules are described in
 * words.
 */
function foldersOf(names: readonly string[]): string[] {
  return names.filter((name) => /^[a-z-]+(?:\/[a-z-]+)?$/.test(name) && name !== 'nothing').sort();
}

/** Reads the rows of the table in docs/architecture.md. */
function readTable(): Row[] {
  const text = readFileSync(path.resolve('docs/architecture.md'), 'utf8');
  const [, table = ''] = /\| Importer[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, first = '', second = ''] = line.split('|');
      const [, name = ''] = /`([^`]+)`/.exec(first) ?? [];
      const names = second.split(',').map((item) => item.trim().replace(/ by type$/, ''));
      return { importer: /\.tsx?$/.test(name) ? name : `${name}/x.ts`, allowed: foldersOf(names) };
    });
}

/** Reads the dependency-cruiser rules that the table describes. */
function readRules() {
  const config: unknown = createRequire(path.resolve('package.json'))(
    './tests/tooling/dependency-cruiser.config.cjs',
  );
  return Rules.parse(config)
    .forbidden.filter(({ name }) => name.startsWith('imports of '))
    .map(({ from, to }) => ({
      pattern: new RegExp([from.path ?? []].flat().join('|')),
      allowed: foldersOf(
        [to.pathNot ?? []].flat().map((item) => item.replace(/^\^src\//, '').replace(/\/$/, '')),
      ),
    }));
}

it('the table of imports in the architecture is the one that is enforced', () => {
  const rows = readTable();
  const rules = readRules();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ importer }) => rules.findIndex(({ pattern }) => pattern.test(importer)))).toEqual(
    rules.map((_, index) => index),
  );
  expect(rows.map(({ allowed }) => allowed)).toEqual(rules.map(({ allowed }) => allowed));
});
