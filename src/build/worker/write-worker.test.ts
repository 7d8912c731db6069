import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import { writeWorker } from './write-worker';

const template = (name: string) => `component---src-templates-${name}-${name}-template-tsx`;
const chunks = [
  'app',
  'poll',
  'session',
  'my-place',
  'shortlist',
  ...['sale', 'parcel', 'shortlist'].map(template),
];

let dir: string;

async function writeStats(names: readonly string[]): Promise<void> {
  const stats = {
    assetsByChunkName: Object.fromEntries(names.map((name) => [name, ['shell-1.js', `${name}-1.js`]])),
    childAssetsByChunkName: { poll: { prefetch: ['toasts-1.css'] } },
  };
  await writeFile(path.join(dir, 'webpack.stats.json'), JSON.stringify(stats));
}

async function write(withWorker: boolean): Promise<{ worker: string; files: unknown }> {
  const content = await loadContent('content', new Date());
  if (!content.ok) throw new Error('The sample content is not valid.');
  await writeWorker(dir, content.value, withWorker);
  return {
    worker: await readFile(path.join(dir, 'sw.js'), 'utf8'),
    files: JSON.parse(await readFile(path.join(dir, 'offline.json'), 'utf8')),
  };
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await mkdir(path.join(dir, 'shortlist'));
  await writeFile(
    path.join(dir, 'shortlist', 'index.html'),
    '<link rel="stylesheet" href="/deferred-1.css"/><link href="/static/font-1.woff2" rel="preload"/>',
  );
  await writeStats(chunks);
});
afterEach(() => rm(dir, { recursive: true }));

describe('the worker', () => {
  it('is one script with the texts of the site, beside the list of the files of kept pages', async () => {
    const { worker, files } = await write(true);
    expect(worker).toContain('You are offline. This page was saved on {time}.');
    expect(worker).not.toMatch(/\bimport\b|OFFLINE_TEXTS/);
    expect(files).toEqual(
      [
        ...chunks.map((name) => `/${name}-1.js`),
        ...['/shell-1.js', '/toasts-1.css', '/deferred-1.css', '/static/font-1.woff2'],
        ...['/favicon.svg', '/icon-192.png', '/manifest.webmanifest'],
      ].sort(),
    );
  });

  it('does without the scripts of sales if the site has no sales', async () => {
    await writeStats(chunks.filter((name) => !/templates-(?:sale|parcel)-/.test(name)));
    const { files } = await write(true);
    expect(files).toContain('/app-1.js');
    expect(files).not.toContain(`/${template('sale')}-1.js`);
  });

  it('removes itself if a build has no worker', async () => {
    const { worker } = await write(false);
    expect(worker).toContain('.unregister()');
    expect(worker).toContain('kept-pages');
    expect(worker).not.toContain('"fetch"');
    expect(worker.length).toBeLessThan(1000);
  });

  it('is not written when a script that it needs has another name', async () => {
    await writeStats(chunks.slice(1));
    await expect(write(true)).rejects.toThrow('The build has no script that is named app.');
  });
});
