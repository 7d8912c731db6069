import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashInputs, isBuilt, removeStamp, writeStamp } from './build-stamp';

const day = { CONTENT_DATE: '2026-11-21' };
const before = process.cwd();
let dir: string;

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stamp-'));
  await put('content/sales/a.yaml', 'name: A');
  await put('src/pages/index.tsx', 'export {}');
  await put('gatsby-node.ts', 'export {}');
  process.chdir(dir);
});

afterEach(async () => {
  process.chdir(before);
  await rm(dir, { recursive: true });
});

describe('the stamp of a build', () => {
  it.each([
    ['content/sales/a.yaml', 'name: B', true],
    ['content/sales/b.yaml', '', true],
    ['src/ui/new.tsx', '', true],
    ['static/icon.png', '', true],
    ['gatsby-node.ts', 'export {};', true],
    ['package-lock.json', '{}', true],
    ['src/api/new.ts', '', true],
    ['src/host/sale-statuses/new.ts', '', true],
    ['src/host/app.ts', '', false],
    ['src/ui/new.test.tsx', '', false],
    ['README.md', '', false],
  ])('a change of %s', async (file, text, matters) => {
    const earlier = await hashInputs(day);
    await put(file, text);
    expect((await hashInputs(day)) !== earlier).toBe(matters);
  });

  it.each([
    [{ GATSBY_SITE_URL: 'https://a.example' }, true],
    [{ CONTENT_DATE: '2026-11-22' }, true],
    [{ CSP_REPORT_ENDPOINT: 'https://reports.example' }, true],
    [{ DEPLOY_PREVIEW: 'yes' }, true],
    [{ SENTRY_AUTH_TOKEN: 'token' }, true],
    [{ SHOW_GALLERY: '1' }, true],
    [{ PORT: '1', S3_BUCKET: 'x' }, false],
    [{ GATSBY_CPU_COUNT: '5', PATH: '/x' }, false],
  ])('the environment %j', async (env, matters) => {
    expect((await hashInputs({ ...day, ...env })) !== (await hashInputs(day))).toBe(matters);
  });

  it('counts only while the built site is there', async () => {
    await writeStamp('inputs');
    expect(await isBuilt('inputs')).toBe(false);
    const api = '.cache/functions/sale-statuses.js';
    for (const file of ['public/index.html', 'public/404.html', 'generated/host.json', api]) {
      await put(file, 'x');
    }
    expect([await isBuilt('inputs'), await isBuilt('others')]).toEqual([true, false]);
    await removeStamp();
    expect(await isBuilt('inputs')).toBe(false);
  });
});
