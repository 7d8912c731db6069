import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stateKey } from '../../../src/commands/s3/deploy-state';
import { compressFolder } from '../../../src/host/compress-folder';
import { startAws, type Aws } from '../../stand-ins/aws/start-aws';
import { AwsError } from '../../stand-ins/aws/xml';
import { writeFixtureSite, type FixtureSite } from '../deployments/fixture-site';
import { bucketName, deployFixture, distributionId } from '../deployments/deploy-fixture';

let site: FixtureSite;
let aws: Aws;

/** Adds a release to the site: a page with a script of its own. */
async function write(release: string): Promise<void> {
  const names = ['1', '2', '3', '4'].map((number) => scriptOf(number));
  await Promise.all(names.map((name) => rm(path.join(site.publicDir, name), { force: true })));
  await writeFile(path.join(site.publicDir, scriptOf(release)), `let release = ${release};`);
  for (const name of ['index.html', 'sales/index.html'])
    await writeFile(path.join(site.publicDir, name), `<script src="/${scriptOf(release)}"></script>`);
  await compressFolder(site.publicDir);
}

function scriptOf(release: string): string {
  return `release-${release.padStart(20, '0')}.js`;
}

const textOf = (key: string) => aws.bucket.objects.get(key)?.body.toString();
const keysNow = () => [...aws.bucket.objects.keys()];
const scriptsNow = () => keysNow().filter((key) => /^release-\d+\.js$/.test(key));
const uploads = () =>
  aws.bucket.changes.filter((change) => change.startsWith('PUT ') && !change.endsWith(stateKey));

/** Scripts of pages in the bucket that are missing there. */
function missingScripts(): string[] {
  return [...aws.bucket.objects].flatMap(([key, { body }]) => {
    const [, script] = /src="\/([^"]+)"/.exec(key.endsWith('.html') ? String(body) : '') ?? [];
    return script === undefined || aws.bucket.objects.has(script) ? [] : [script];
  });
}

beforeEach(async () => {
  site = await writeFixtureSite();
  aws = await startAws(bucketName, distributionId);
  await write('1');
});
afterEach(async () => {
  await aws.stop();
  await site.remove();
});

describe('a deploy', () => {
  it('uploads files that never change before the pages, and each kind with its headers', async () => {
    const lines = await deployFixture(site, aws);
    const order = uploads().map((change) => change.slice(4));
    const last = order.findLastIndex((key) => /^static\/|^app-|^release-/.test(key));
    const first = order.findIndex((key) => key.endsWith('.html') || key.startsWith('page-data/'));
    expect(last).toBeLessThan(first);
    expect(aws.bucket.objects.get('sw.js.br')?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'x-amz-meta-x-content-type-options': 'nosniff',
    });
    expect(aws.bucket.objects.get('media/plan.svg')?.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'x-amz-meta-content-disposition': 'attachment',
    });
    expect(keysNow().filter((key) => /SECRET|\.map$|\.part|_headers|\.env/.test(key))).toEqual([]);
    expect(aws.cloudFront.invalidations).toEqual([['/*']]);
    expect(aws.cloudFront.functions.get('website-request')?.live).toContain('/farmland-exchange/');
    expect(aws.cloudFront.policyHeaders()['content-security-policy']).toContain("default-src 'none'");
    expect(lines.at(-1)).toContain('The site is published.');
  });

  it('uploads nothing if nothing has changed, and requests nothing of CloudFront', async () => {
    await deployFixture(site, aws);
    aws.bucket.changes.length = 0;
    await deployFixture(site, aws);
    expect(uploads()).toEqual([]);
    expect([aws.cloudFront.invalidations.length, aws.cloudFront.policyVersion]).toEqual([1, 2]);
  });

  it('keeps scripts of the previous release for open tabs, and deletes those of the one before that', async () => {
    const kept: string[][] = [];
    for (const release of ['1', '2', '2', '3', '1']) {
      await write(release);
      await deployFixture(site, aws);
      kept.push(scriptsNow());
      expect(missingScripts()).toEqual([]);
    }
    expect(kept).toEqual(
      [['1'], ['1', '2'], ['1', '2'], ['2', '3'], ['3', '1']].map((releases) => releases.map(scriptOf)),
    );
  });

  it('deletes pages that are gone, and nothing that it did not upload', async () => {
    await deployFixture(site, aws);
    const [[, some] = []] = [...aws.bucket.objects];
    if (some !== undefined) aws.bucket.objects.set('invoices/2026.pdf', some);
    await rm(path.join(site.publicDir, 'faq', 'index.html'));
    await deployFixture(site, aws);
    expect(keysNow().filter((key) => key.startsWith('faq/'))).toEqual([]);
    expect(keysNow()).toContain('invoices/2026.pdf');
  });

  it('repairs files that were deleted or overwritten by hand', async () => {
    await deployFixture(site, aws);
    const [home, script] = ['index.html', scriptOf('1')];
    const other = aws.bucket.objects.get('robots.txt');
    if (other !== undefined) aws.bucket.objects.set(home, other);
    aws.bucket.objects.delete(script);
    await deployFixture(site, aws);
    expect(textOf(home)).toBe(await readFile(path.join(site.publicDir, home), 'utf8'));
    expect(scriptsNow()).toEqual([script]);
  });

  it('uploads files again if their headers have changed', async () => {
    await deployFixture(site, aws);
    const changed = site.manifest.headers.map((rule) =>
      rule.path === '/*' ? { ...rule, headers: { ...rule.headers, 'Referrer-Policy': 'no-referrer' } } : rule,
    );
    await deployFixture({ ...site, manifest: { ...site.manifest, headers: changed } }, aws);
    expect(aws.bucket.objects.get('index.html')?.headers['x-amz-meta-referrer-policy']).toBe('no-referrer');
    expect(aws.cloudFront.policyHeaders()['referrer-policy']).toBe('no-referrer');
  });

  it('refuses headers that S3 would not store, before it uploads anything', async () => {
    for (const [value, reason] of [
      ['x'.repeat(2100), /S3 keeps 2048 of an object/],
      ['é', /letters that S3 does not keep/],
    ] as const) {
      const headers = [...site.manifest.headers, { path: '/*', headers: { 'X-Long': value } }];
      await expect(deployFixture({ ...site, manifest: { ...site.manifest, headers } }, aws)).rejects.toThrow(
        reason,
      );
    }
    expect(aws.bucket.changes).toEqual([]);
  });
});

describe('a bucket that fails in the middle', () => {
  /** Numbers of uploads that succeed before it fails. */
  const moments = [0, 1, 5, 20, 40, 70, 90];

  it.each(moments)(
    'after %i uploads leaves pages that work, and the next run completes it',
    async (moment) => {
      await deployFixture(site, aws);
      await write('2');
      await rm(path.join(site.publicDir, 'faq', 'index.html'));
      // All other files change too.
      const headers = [...site.manifest.headers, { path: '/*', headers: { 'X-Release': '2' } }];
      const next = { ...site, manifest: { ...site.manifest, headers } };
      let count = 0;
      aws.bucket.before = ({ method }, key) => {
        if (method === 'PUT' && key !== stateKey && ++count > moment) throw new AwsError(503, 'SlowDown');
      };
      await expect(deployFixture(next, aws)).rejects.toThrow(
        new RegExp(`can't be uploaded to the bucket ${bucketName}: SlowDown.* Run the command again`),
      );
      expect(missingScripts()).toEqual([]);
      expect(keysNow()).toContain('faq/index.html');
      expect(aws.cloudFront.invalidations).toHaveLength(1);
      aws.bucket.before = () => undefined;
      await deployFixture(next, aws);
      expect(missingScripts()).toEqual([]);
      expect(scriptsNow()).toEqual([scriptOf('1'), scriptOf('2')]);
      expect(keysNow()).not.toContain('faq/index.html');
      const others = [...aws.bucket.objects].filter(
        ([key, object]) =>
          !key.startsWith('.') &&
          !/^(?:404|500)\.html/.test(key) &&
          object.headers['x-amz-meta-x-release'] !== '2',
      );
      expect(others.map(([key]) => key.replace(/\.(?:br|gz)$/, ''))).toEqual(others.map(() => scriptOf('1')));
      expect(aws.cloudFront.invalidations).toHaveLength(2);
    },
  );

  it('returns to the previous release after an interrupted run, with its headers', async () => {
    await deployFixture(site, aws);
    const headers = [...site.manifest.headers, { path: '/*', headers: { 'X-Release': '2' } }];
    aws.cloudFront.before = (_request, requested) => {
      if (requested.endsWith('/invalidation')) throw new AwsError(503, 'ServiceUnavailable');
    };
    await expect(deployFixture({ ...site, manifest: { ...site.manifest, headers } }, aws)).rejects.toThrow(
      'to ask for the new files',
    );
    aws.cloudFront.before = () => undefined;
    await deployFixture(site, aws);
    const left = [...aws.bucket.objects.values()].filter(
      ({ headers: kept }) => 'x-amz-meta-x-release' in kept,
    );
    expect(left).toEqual([]);
    expect(aws.cloudFront.invalidations).toHaveLength(2);
  });

  it('stops on request, and the next run need not wait', async () => {
    const stopping = new AbortController();
    let count = 0;
    aws.bucket.before = ({ method }) => {
      if (method === 'PUT' && ++count === 30) stopping.abort();
    };
    await expect(deployFixture(site, aws, { signal: stopping.signal })).rejects.toThrow(
      'The next run goes on with it',
    );
    expect(count).toBeLessThan(60);
    aws.bucket.before = () => undefined;
    expect((await deployFixture(site, aws)).at(-1)).toContain('The site is published.');
  });
});

describe('two deploys at once', () => {
  /** Starts a deploy that waits before its first page. */
  async function beginSlowly(): Promise<{ go: () => void; ended: Promise<string[]> }> {
    let go: () => void = () => undefined;
    const mayGo = new Promise<void>((resolve) => {
      go = resolve;
    });
    let ended: Promise<string[]> = Promise.resolve([]);
    await new Promise<void>((resolve) => {
      aws.bucket.before = async ({ method }, key) => {
        if (method !== 'PUT' || key !== 'index.html') return;
        aws.bucket.before = () => undefined;
        resolve();
        await mayGo;
      };
      ended = deployFixture(site, aws);
    });
    return { go, ended };
  }

  it('do not mix: the second one has to wait', async () => {
    const { go, ended } = await beginSlowly();
    await expect(deployFixture(site, aws)).rejects.toThrow(
      /Another deploy to this bucket has begun 0 minutes ago\. Wait for its end\..*--take-over, or after 60 minutes/,
    );
    go();
    expect((await ended).at(-1)).toContain('The site is published.');
    await deployFixture(site, aws);
  });

  it('end with the one that took over, and the other one deletes nothing', async () => {
    const { go, ended } = await beginSlowly();
    const failed = expect(ended).rejects.toThrow('Another deploy has begun at the bucket');
    await deployFixture(site, aws, { takesOver: true });
    const before = aws.bucket.changes.filter((change) => change.startsWith('DELETE'));
    go();
    await failed;
    expect(aws.bucket.changes.filter((change) => change.startsWith('DELETE'))).toEqual(before);
    expect(JSON.parse(textOf(stateKey) ?? '')).toMatchObject({ deploying: null, unfinished: [] });
  });

  it('do not wait for one that was killed an hour ago', async () => {
    const { ended } = await beginSlowly();
    ended.catch(() => undefined);
    const later = new Date(Date.now() + 61 * 60_000);
    expect((await deployFixture(site, aws, { now: () => later })).at(-1)).toContain('The site is published.');
  });

  it('that begin at the same moment: one of them continues', async () => {
    const outcomes = await Promise.allSettled([deployFixture(site, aws), deployFixture(site, aws)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [failed] = outcomes.filter(({ status }) => status === 'rejected');
    expect(String(failed !== undefined && 'reason' in failed ? failed.reason : '')).toContain(
      'Another deploy',
    );
  });
});
