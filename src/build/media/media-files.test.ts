import { access, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mediaUrl, publishMediaFiles } from './media-files';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'media-'));
  await mkdir(path.join(dir, 'content/media/documents'), { recursive: true });
  await writeFile(path.join(dir, 'content/media/documents/titles.pdf'), 'one');
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function publish(): Promise<string> {
  const files = new Set(['documents/titles.pdf']);
  await publishMediaFiles(path.join(dir, 'content'), path.join(dir, 'public'), files);
  return path.join(dir, 'public/media/documents/titles.pdf');
}

describe('media files', () => {
  it('are copied, and copied again once they have changed', async () => {
    const target = await publish();
    expect(await readFile(target, 'utf8')).toBe('one');
    await writeFile(path.join(dir, 'content/media/documents/titles.pdf'), 'two pages');
    expect(await readFile(await publish(), 'utf8')).toBe('two pages');
  });

  it('are left alone while they have not', async () => {
    const target = await publish();
    const later = new Date(Date.now() + 60_000);
    await utimes(target, later, later);
    await publish();
    expect((await stat(target)).mtime.getTime()).toBe(later.getTime());
  });

  it('are copied again when one of the same size was restored with its old time', async () => {
    const source = path.join(dir, 'content/media/documents/titles.pdf');
    const { atime, mtime } = await stat(source);
    await publish();
    await writeFile(source, 'two');
    await utimes(source, atime, mtime);
    expect(await readFile(await publish(), 'utf8')).toBe('two');
  });

  it('are removed once they are published no more, while their source is still there', async () => {
    const withdrawn = ['content', 'public'].map((root) => path.join(dir, root, 'media/documents/offer.pdf'));
    await publish();
    for (const file of withdrawn) await writeFile(file, 'withdrawn');
    await publish();
    const [source = '', target = ''] = withdrawn;
    await expect(access(source)).resolves.toBeUndefined();
    await expect(access(target)).rejects.toThrow('ENOENT');
  });

  it('have an address in which every name is encoded', () => {
    expect(mediaUrl('documents/Plan été.pdf')).toBe('/media/documents/Plan%20%C3%A9t%C3%A9.pdf');
  });
});
