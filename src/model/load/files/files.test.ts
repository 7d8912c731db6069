import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listFolder, listVisibleFiles, readText } from './files';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'folder-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

describe('listFolder', () => {
  it('names files, folders and links, follows no links, and leaves out hidden files', async () => {
    await mkdir(path.join(dir, 'a/.git'), { recursive: true });
    await writeFile(path.join(dir, 'a/x.md'), '');
    await writeFile(path.join(dir, 'a/.git/config'), '');
    await symlink('/etc', path.join(dir, 'b'));
    expect(await listFolder(dir)).toEqual([
      { path: 'a', kind: 'folder' },
      { path: 'a/x.md', kind: 'file' },
      { path: 'b', kind: 'link' },
    ]);
    expect(await listVisibleFiles(dir)).toEqual(['a/x.md']);
  });

  it('does not follow the folder itself when it is a link', async () => {
    await symlink('/etc', path.join(dir, 'media'));
    expect(await listFolder(path.join(dir, 'media'))).toEqual([{ path: '', kind: 'link' }]);
    expect(await listFolder(path.join(dir, 'missing'))).toEqual([]);
  });
});

describe('readText', () => {
  async function read(bytes: Uint8Array | string) {
    await writeFile(path.join(dir, 'a.yaml'), bytes);
    return readText(path.join(dir, 'a.yaml'));
  }

  it('takes any line ends and a byte-order mark', async () => {
    expect(await read('\uFEFFa: é\r\nb: 2\rc: 3\n')).toEqual({ ok: true, value: 'a: é\nb: 2\nc: 3\n' });
  });

  it('gives the reason why it cannot be read', async () => {
    expect(await read(Buffer.from('é', 'latin1'))).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('not saved as UTF-8') },
    });
    expect(await read('x'.repeat(1_000_001))).toMatchObject({ ok: false });
    expect(await readText(dir)).toMatchObject({
      ok: false,
      failure: { message: 'the file cannot be opened (EISDIR)' },
    });
  });
});
