import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { currentLink } from '../../../src/host/releases/release-folders';
import { rollBack, switchTo } from '../../../src/host/releases/switch-release';
import { ask, createReleaseFixture, type ReleaseFixture } from './release-fixture';

let fixture: ReleaseFixture;

beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(() => fixture.close());

/** Requests one of each kind of file of a release. */
async function everything(host: Awaited<ReturnType<ReleaseFixture['serve']>>) {
  const page = await ask(host, '/');
  const moved = await ask(host, '/latest');
  const missing = await ask(host, '/nothing/');
  const data = await ask(host, '/page-data/app-data.json');
  const bad = await ask(host, '/%');
  const health = await ask(host, '/healthz');
  return {
    page: page.body,
    headers: [page, moved, missing, data, bad, health].map(({ release }) => release),
    moved: moved.location,
    missing: [missing.status, missing.body],
    data: data.body,
    health: [health.status, health.body],
  };
}

function everythingOf(name: string, release: string) {
  return {
    page: `<title>Home ${name}</title>`,
    headers: Array.from({ length: 6 }, () => name),
    moved: `/${name}/`,
    missing: [404, `<title>Missing ${name}</title>`],
    data: JSON.stringify({ webpackCompilationHash: name }),
    health: [200, JSON.stringify({ status: 'ok', release })],
  };
}

describe('a new release', () => {
  it('is served by the running host in all its parts, and so is a rollback', async () => {
    expect(await fixture.publish('one')).toBe('000001');
    const host = await fixture.serve();
    expect(await everything(host)).toEqual(everythingOf('one', '000001'));
    expect(await fixture.publish('two')).toBe('000002');
    expect(await everything(host)).toEqual(everythingOf('two', '000002'));
    expect((await ask(host, '/api/sale-statuses')).body).toContain('"slug":"two"');
    expect(await rollBack(fixture.releasesDir)).toEqual({ from: '000002', to: '000001' });
    expect(await everything(host)).toEqual(everythingOf('one', '000001'));
  });

  it('keeps scripts and pictures of other releases for open tabs, and nothing else', async () => {
    await fixture.publish('one');
    const host = await fixture.serve();
    await fixture.publish('two');
    const kept = await Promise.all(['/app-one.js', '/static/one/picture.svg'].map((url) => ask(host, url)));
    expect(kept.map(({ status, body }) => [status, body])).toEqual([
      [200, "run('one')"],
      [200, '<svg id="one"/>'],
    ]);
    const gone = ['/one/', '/page-data/one/page-data.json', '/app-three.js', '/static/one/', '/static/one'];
    for (const url of gone) expect([url, (await ask(host, url)).status]).toEqual([url, 404]);
    expect((await ask(host, '/sw.js')).body).toBe("worker('two')");
    await rollBack(fixture.releasesDir);
    expect((await ask(host, '/app-two.js')).body).toBe("run('two')");
  });

  it('is never mixed with the previous one in a response, during many requests', async () => {
    await fixture.publish('one');
    const host = await fixture.serve();
    await fixture.publish('two');
    let isOver = false;
    async function watch(): Promise<number> {
      let seen = 0;
      for (; !isOver; seen += 1) {
        const { release, body, status } = await ask(host, '/');
        expect([status, body]).toEqual([200, `<title>Home ${release ?? ''}</title>`]);
      }
      return seen;
    }
    const watchers = Array.from({ length: 8 }, watch);
    for (let turn = 0; turn < 20; turn += 1) {
      await switchTo(fixture.releasesDir, turn % 2 === 0 ? '000001' : '000002');
    }
    isOver = true;
    expect(Math.min(...(await Promise.all(watchers)))).toBeGreaterThan(0);
  });

  it('is served by every host of the folder', async () => {
    await fixture.publish('one');
    const hosts = await Promise.all([fixture.serve(), fixture.serve()]);
    await fixture.publish('two');
    for (const host of hosts) expect((await ask(host, '/')).release).toBe('two');
  });
});

describe('an incomplete release', () => {
  const damages: readonly (readonly [string, (folder: string) => Promise<unknown>])[] = [
    ['has no manifest', (folder) => rm(path.join(folder, 'host.json'))],
    ['has half a manifest', (folder) => writeFile(path.join(folder, 'host.json'), '{"headers":[')],
    ['has no home page', (folder) => rm(path.join(folder, 'public', 'index.html'))],
    ['has an empty error page', (folder) => writeFile(path.join(folder, 'public', '404.html'), '')],
    ['has no pages', (folder) => rm(path.join(folder, 'public'), { recursive: true })],
    [
      'is a link to a folder',
      async (folder) => {
        await rename(folder, `${folder}-elsewhere`);
        await symlink(`${folder}-elsewhere`, folder);
      },
    ],
    [
      'has a link in place of its pages',
      async (folder) => {
        await rename(path.join(folder, 'public'), path.join(folder, 'elsewhere'));
        await symlink('elsewhere', path.join(folder, 'public'));
      },
    ],
    ['is gone', (folder) => rm(folder, { recursive: true })],
  ];

  it.each(damages)('is not used by a running host when it %s', async (_what, damage) => {
    await fixture.publish('one');
    await fixture.publish('two');
    await rollBack(fixture.releasesDir);
    const host = await fixture.serve();
    await damage(path.join(fixture.releasesDir, '000002'));
    await switchTo(fixture.releasesDir, '000002');
    expect((await ask(host, '/')).release).toBe('one');
    expect((await ask(host, '/healthz')).status).toBe(200);
  });

  it.each(damages)('gets 503 from a host that starts with it when it %s', async (_what, damage) => {
    await fixture.publish('one');
    await damage(path.join(fixture.releasesDir, '000001'));
    const host = await fixture.serve();
    for (const url of ['/', '/healthz', '/sales/', '/app-one.js', '/page-data/app-data.json']) {
      expect([url, (await ask(host, url)).status]).toEqual([url, 503]);
    }
    await fixture.publish('two');
    expect((await ask(host, '/')).release).toBe('two');
  });

  it.each([
    ['a folder', (link: string) => mkdir(link)],
    ['a link out of the folder', (link: string) => symlink('/etc', link)],
    ['a link to its parent', (link: string) => symlink('..', link)],
  ])('is not used when %s is in place of the link', async (_what, put) => {
    await fixture.publish('one');
    const host = await fixture.serve();
    await rm(currentLink(fixture.releasesDir));
    await put(currentLink(fixture.releasesDir));
    expect((await ask(host, '/')).release).toBe('one');
  });

  it('answers 503 when it disappears while it is served', async () => {
    await fixture.publish('one');
    const host = await fixture.serve();
    await rm(path.join(fixture.releasesDir, '000001'), { recursive: true });
    expect((await ask(host, '/sales/')).status).toBe(503);
    expect((await ask(host, '/healthz')).status).toBe(503);
  });
});

describe('a host that starts', () => {
  it('publishes the folder of the build if there is no release', async () => {
    await fixture.build('one');
    const hosts = await Promise.all([fixture.serve(), fixture.serve()]);
    await rm(fixture.site.publicDir, { recursive: true });
    expect((await ask(hosts[0], '/')).body).toBe('<title>Home one</title>');
    expect(await readdir(fixture.releasesDir)).not.toContain('000002');
  });

  it('removes leftovers of an interrupted build', async () => {
    await fixture.publish('one');
    await mkdir(path.join(fixture.releasesDir, '.making-release', 'public'), { recursive: true });
    await fixture.serve();
    expect((await readdir(fixture.releasesDir)).sort()).toEqual([
      '000001',
      'build.lock',
      'current',
      'switch.lock',
    ]);
  });

  it('serves the folder of the build directly if there are no releases', async () => {
    await fixture.publish('one');
    await fixture.build('two');
    const host = await fixture.serve({ RELEASES_DIR: '' });
    expect((await ask(host, '/')).release).toBe('two');
    expect((await ask(host, '/healthz')).body).toBe('{"status":"ok"}');
  });
});
