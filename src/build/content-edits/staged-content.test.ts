import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withStagedContent } from './staged-content';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'staged-content-'));
  await mkdir(path.join(root, 'content', 'places'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('withStagedContent', () => {
  it('leaves out temporary files of saves in progress', async () => {
    await writeFile(path.join(root, 'content/places/taber.yaml'), 'name: Taber');
    await writeFile(path.join(root, 'content/places/vulcan.yaml.part'), 'na');
    const names = await withStagedContent(root, [], (contentDir) => readdir(path.join(contentDir, 'places')));
    expect(names).toEqual(['taber.yaml']);
  });

  it('has new content in place of old, and leaves the folder of the content unchanged', async () => {
    const file = path.join(root, 'content/places/taber.yaml');
    await writeFile(file, 'name: Taber');
    const change = { path: 'content/places/brooks.yaml', content: Buffer.from('name: Brooks') };
    const gone = { path: 'content/places/taber.yaml', content: null };
    const names = await withStagedContent(root, [change, gone], (contentDir) =>
      readdir(path.join(contentDir, 'places')),
    );
    expect(names).toEqual(['brooks.yaml']);
    expect(await readdir(path.dirname(file))).toEqual(['taber.yaml']);
  });

  it('removes its folder when the task fails', async () => {
    await expect(withStagedContent(root, [], () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await readdir(path.join(root, 'generated'))).toEqual([]);
  });
});
