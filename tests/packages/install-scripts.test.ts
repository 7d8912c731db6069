import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';

it('no package runs a script when it is installed', async () => {
  const lines = (await readFile('.npmrc', 'utf8')).split('\n').map((line) => line.trim());
  // Of several values npm takes the last one.
  expect(lines.filter((line) => line.startsWith('ignore-scripts')).at(-1)).toBe('ignore-scripts=true');
});
