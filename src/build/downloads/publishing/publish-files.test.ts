import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishFiles } from './publish-files';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'files-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function publish(files: Readonly<Record<string, string>>): Promise<void> {
  const list = Object.entries(files).map(([route, content]) => ({ route, content: () => content }));
  await publishFiles(path.join(dir, 'public'), path.join(dir, 'list.json'), list);
}

describe('publishFiles', () => {
  it('writes each file to its address, and removes files that are no longer made', async () => {
    await publish({ '/sales/atom.xml': 'one', '/a/b/a.ics': 'two' });
    expect(await readFile(path.join(dir, 'public/a/b/a.ics'), 'utf8')).toBe('two');
    await publish({ '/sales/atom.xml': 'one' });
    expect(await readdir(path.join(dir, 'public/a/b'))).toEqual([]);
    expect(await readFile(path.join(dir, 'public/sales/atom.xml'), 'utf8')).toBe('one');
  });

  it('leaves an unchanged file alone, so that its compressed variants stay valid', async () => {
    const file = path.join(dir, 'public/x.ics');
    await publish({ '/x.ics': 'one' });
    utimesSync(file, 1000, 1000);
    await publish({ '/x.ics': 'one' });
    expect(statSync(file).mtimeMs).toBe(1_000_000);
    await publish({ '/x.ics': 'two' });
    expect(statSync(file).mtimeMs).toBeGreaterThan(1_000_000);
  });
});
