import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFileTags, etagOf } from './etags';
import { openFile, type OpenFile } from './public-files';

let dir: string;
let file: string;
const opened: OpenFile[] = [];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'etags-'));
  file = path.join(dir, 'page.html');
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ handle }) => handle.close()));
  await rm(dir, { recursive: true });
});

async function open(): Promise<OpenFile> {
  const found = await openFile(file);
  if (found === null) throw new Error('no file');
  opened.push(found);
  return found;
}

describe('createFileTags', () => {
  it('tags a file by its content, in parts or as a whole', async () => {
    const content = 'Land '.repeat(200_000);
    await writeFile(file, content);
    expect(await createFileTags()(await open())).toBe(etagOf(content));
  });

  it('hashes a file once for twelve simultaneous first requests, and not again later', async () => {
    await writeFile(file, 'page');
    const hash = jest.fn(() => Promise.resolve('tag'));
    const etagOfFile = createFileTags(hash);
    const settled = { ...(await open()), changedMs: 0 };
    const tags = await Promise.all(Array.from({ length: 12 }, () => etagOfFile(settled)));
    expect(new Set([...tags, await etagOfFile(settled)])).toEqual(new Set(['tag']));
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it('hashes a file once that was changed before the clock was set back', async () => {
    await writeFile(file, 'page');
    const hash = jest.fn(() => Promise.resolve('tag'));
    const etagOfFile = createFileTags(hash);
    const ahead = { ...(await open()), changedMs: Date.now() + 3_600_000 };
    for (let request = 0; request < 3; request += 1) await etagOfFile(ahead);
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it('hashes again after any change, and while another one could still hide', async () => {
    const etagOfFile = createFileTags();
    for (const content of ['one', 'two', 'six']) {
      await writeFile(file, content);
      await utimes(file, new Date(0), new Date(0));
      expect(await etagOfFile(await open())).toBe(etagOf(content));
    }
  });

  it('tries again after a failure', async () => {
    await writeFile(file, 'page');
    const hash = jest.fn(() => Promise.resolve('tag')).mockRejectedValueOnce(new Error('disk on fire'));
    const etagOfFile = createFileTags(hash);
    const settled = { ...(await open()), changedMs: 0 };
    await expect(etagOfFile(settled)).rejects.toThrow('disk on fire');
    expect(await etagOfFile(settled)).toBe('tag');
  });
});
