import fs, { lstat, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readBuildReport } from '../../../src/host/releases/build-report';
import { withFolderLock } from '../../../src/host/releases/folder-lock';
import { makeRelease, type BuildStep } from '../../../src/host/releases/make-release';
import { currentLink, readCurrent } from '../../../src/host/releases/release-folders';
import { isNewestRelease, rollBack } from '../../../src/host/releases/switch-release';
import { createReleaseFixture, type ReleaseFixture } from './release-fixture';

const { rename: renameReally, rm: rmReally } = fs;

let fixture: ReleaseFixture;

beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fixture.close();
});

function make(run: BuildStep['run'], print: (line: string) => void = () => undefined) {
  const { releasesDir, site } = fixture;
  return makeRelease({ releasesDir, site, print, steps: [{ title: 'Building the pages', run }] });
}

async function buildSite(name: string): Promise<null> {
  await fixture.build(name);
  return null;
}

describe('makeRelease', () => {
  it('keeps three releases and the one for a rollback', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await make(() => buildSite(name));
    await rollBack(fixture.releasesDir, '000002');
    await make(() => buildSite('five'));
    await make(() => buildSite('six'));
    const names = (await readdir(fixture.releasesDir)).filter((name) => /^\d/.test(name));
    expect(names).toEqual(['000004', '000005', '000006']);
    expect(await rollBack(fixture.releasesDir)).toEqual({ from: '000006', to: '000005' });
    await expect(rollBack(fixture.releasesDir)).rejects.toThrow('There is no release 000002 any more');
  });

  it.each([
    ['a problem of the content', () => Promise.resolve('1 problem in 1 file.'), '1 problem in 1 file.'],
    ['an error', () => Promise.reject(new Error('Out of memory')), 'Out of memory'],
    [
      'a full disk',
      () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
      'The disk is full. Make room on it and build again. The site stays as it was.',
    ],
  ])('leaves the site as it is after %s, and says so', async (_what, run, message) => {
    await fixture.publish('one');
    expect(await make(run)).toEqual({ ok: false, message });
    expect(await readCurrent(fixture.releasesDir)).toBe('000001');
    expect(await readBuildReport(fixture.releasesDir, null)).toEqual({ state: 'failed', message });
  });

  it('does not publish a build without pages, and leaves nothing of it', async () => {
    await fixture.publish('one');
    await rm(path.join(fixture.site.publicDir, '404.html'));
    expect(await make(() => Promise.resolve(null))).toMatchObject({ ok: false });
    expect(await readCurrent(fixture.releasesDir)).toBe('000001');
    expect(await readdir(fixture.releasesDir)).not.toContain('.making-release');
  });

  it('removes a partial copy when copying fails', async () => {
    await fixture.publish('one');
    await make(async () => {
      await buildSite('two');
      await rm(fixture.site.manifestFile);
      await mkdir(fixture.site.manifestFile);
      return null;
    });
    expect((await readdir(fixture.releasesDir)).filter((name) => name.startsWith('.'))).toEqual([]);
    await rm(fixture.site.manifestFile, { recursive: true });
  });

  it('publishes even if old releases cannot be removed, says so, and removes them later', async () => {
    const lines: string[] = [];
    const build = (name: string) =>
      make(
        () => buildSite(name),
        (line) => lines.push(line),
      );
    const removed = path.join(fixture.releasesDir, '.making-removed-000001');
    const spy = jest.spyOn(fs, 'rm').mockImplementation((file, options) => {
      return file === removed ? Promise.reject(new Error('EIO: i/o error')) : rmReally(file, options);
    });
    for (const name of ['one', 'two', 'three', 'four']) await build(name);
    expect(lines.at(-1)).toContain('000001 could not be removed: EIO: i/o error. The site is not affected.');
    expect(await readBuildReport(fixture.releasesDir, null)).toEqual({
      state: 'published',
      release: '000004',
    });
    expect(await build('five')).toEqual({ ok: true, release: '000005' });
    expect(lines).toContainEqual(expect.stringContaining(`${removed} could not be removed`));
    spy.mockRestore();
    await build('six');
    expect((await readdir(fixture.releasesDir)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('copies the build that public/ is a link to', async () => {
    const { site, releasesDir } = fixture;
    await make(async () => {
      await buildSite('one');
      await rename(site.publicDir, `${site.publicDir}-one`);
      await symlink(`${site.publicDir}-one`, site.publicDir);
      return null;
    });
    const copy = await lstat(path.join(releasesDir, '000001', 'public'));
    expect(copy.isDirectory()).toBe(true);
  });

  it('is not published if the site was rolled back while it was built', async () => {
    await fixture.publish('one');
    await fixture.publish('two');
    const outcome = await make(async () => {
      await rollBack(fixture.releasesDir);
      return buildSite('three');
    });
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('release 000001 while') });
    expect(await readCurrent(fixture.releasesDir)).toBe('000001');
  });

  it('waits for another build, but not for one of a killed process', async () => {
    await fixture.publish('one');
    const script = `
      const Database = require('libsql');
      const lock = new Database(${JSON.stringify(path.join(fixture.releasesDir, 'build.lock'))});
      lock.pragma('journal_mode = memory');
      lock.exec('begin exclusive');
      process.stdout.write('locked');
      setInterval(() => lock, 1000);`;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    const lines: string[] = [];
    const outcome = make(
      () => buildSite('two'),
      (line) => {
        lines.push(line);
        if (lines.length === 1) other.kill('SIGKILL');
      },
    );
    expect(await outcome).toEqual({ ok: true, release: '000002' });
    expect(lines).toEqual(['Waiting for another build to end', 'Building the pages', 'Publishing']);
  });

  it('makes one release at a time from any number of builds', async () => {
    let running = 0;
    let most = 0;
    const outcomes = await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        make(async () => {
          running += 1;
          most = Math.max(most, running);
          await buildSite(name);
          running -= 1;
          return null;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(outcomes.map((outcome) => outcome.ok && outcome.release).sort()).toEqual([
      '000001',
      '000002',
      '000003',
    ]);
  });
});

describe('a release that could not be switched to', () => {
  const failure = new Error('EIO: i/o error');

  it.each(['symlink', 'rename'] as const)('leaves nothing after a failure of %s', async (call) => {
    await fixture.publish('one');
    await buildSite('two');
    jest.spyOn(fs, call).mockImplementation((from, to) => {
      const isLink = call === 'symlink' || to === currentLink(fixture.releasesDir);
      return isLink ? Promise.reject(failure) : renameReally(from, to);
    });
    expect(await make(() => Promise.resolve(null))).toEqual({ ok: false, message: failure.message });
    jest.restoreAllMocks();
    expect(await readdir(fixture.releasesDir)).not.toContain('000002');
    expect(await isNewestRelease(fixture.releasesDir, '000001')).toBe(true);
    expect(await make(() => Promise.resolve(null))).toEqual({ ok: true, release: '000002' });
  });

  it('does not count as rolled back from if the process was killed before the switch', async () => {
    const { releasesDir } = fixture;
    await fixture.publish('one');
    await buildSite('two');
    // The files that a killed process leaves.
    jest.spyOn(fs, 'rename').mockImplementation((from, to) => {
      const isDraft = String(to).endsWith('000002');
      return isDraft ? renameReally(from, to) : Promise.reject(failure);
    });
    await make(() => Promise.resolve(null));
    jest.restoreAllMocks();
    expect(await readdir(releasesDir)).toContain('000002');
    expect(await isNewestRelease(releasesDir, '000001')).toBe(true);
    expect(await make(() => buildSite('three'))).toEqual({ ok: true, release: '000003' });
    expect(await isNewestRelease(releasesDir, '000003')).toBe(true);
    expect(await rollBack(releasesDir)).toEqual({ from: '000003', to: '000001' });
    expect(await isNewestRelease(releasesDir, '000001')).toBe(false);
  });
});

describe('rollBack', () => {
  it('says why it cannot be done', async () => {
    await expect(rollBack(fixture.releasesDir)).rejects.toThrow('There is no release in');
    await fixture.publish('one');
    await expect(rollBack(fixture.releasesDir)).rejects.toThrow('Release 000001 is the first one');
    await expect(rollBack(fixture.releasesDir, '../x')).rejects.toThrow('not the name of a release');
    await fixture.publish('two');
    await writeFile(path.join(fixture.releasesDir, '000001', 'host.json'), '{');
    await expect(rollBack(fixture.releasesDir)).rejects.toThrow('host.json is missing or does not fit');
    expect(await readCurrent(fixture.releasesDir)).toBe('000002');
  });

  it('needs no room on the disk for its locks', async () => {
    const { releasesDir } = fixture;
    const files = await withFolderLock(releasesDir, 'switch', () => readdir(releasesDir));
    expect(files).toEqual(['switch.lock']);
  });

  it('does not wait for a build', async () => {
    await fixture.publish('one');
    await fixture.publish('two');
    await withFolderLock(fixture.releasesDir, 'build', () => rollBack(fixture.releasesDir));
    expect(await readCurrent(fixture.releasesDir)).toBe('000001');
  });
});
