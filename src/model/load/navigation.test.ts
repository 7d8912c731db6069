import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadContent } from './load-content';
import type { Problem } from './files/problem';

const now = new Date('2026-11-21T18:00:00Z');
let dir: string;
let navigation: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'navigation-'));
  await cp(path.resolve('content'), dir, { recursive: true });
  navigation = path.join(dir, 'settings/navigation.yaml');
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function problems(): Promise<readonly Problem[]> {
  const loaded = await loadContent(dir, now);
  return loaded.ok ? [] : loaded.failure;
}

describe('the navigation', () => {
  it('may not link to a question that does not exist', async () => {
    const before = await readFile(navigation, 'utf8');
    await writeFile(
      navigation,
      before.replaceAll('buying-farmland/what-is-the-transaction-fee', 'buying-farmland/fees'),
    );
    const found = await problems();
    expect(found).toMatchObject([
      {
        file: 'content/settings/navigation.yaml',
        message: 'there is no content/questions/buying-farmland/fees.md',
      },
      { file: 'content/settings/navigation.yaml' },
    ]);
    expect(found[0]?.line).toBeGreaterThan(1);
  });

  it('may not lead to a heading that is not there', async () => {
    const before = await readFile(navigation, 'utf8');
    await writeFile(navigation, before.replace('anchor: Starting-Bids', 'anchor: Starting-Bid'));
    expect(await problems()).toMatchObject([
      {
        file: 'content/settings/navigation.yaml',
        field: expect.stringMatching(/ › anchor$/),
        message: 'the page has no heading with the anchor {#Starting-Bid}',
      },
    ]);
  });

  it('may not be missing, nor have a name that nothing reads', async () => {
    await rm(navigation);
    await writeFile(path.join(dir, 'settings/menus.yaml'), 'buy: {}');
    expect((await problems()).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/settings/menus.yaml: the site reads nothing of this name',
      'content/settings/navigation.yaml: the file is missing',
    ]);
  });
});
