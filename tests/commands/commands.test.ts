import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { openFormStore } from '../../src/host/forms/stores/open-form-store';
import { withClone } from '../tooling/with-clone';
import { npm } from './npm';
import { servingCommands } from './serving-commands';

const exec = promisify(execFile);

/**
 * Starts a development server on a port that is in use. That shows that the command starts; Gatsby's own server takes a
 * minute.
 */
async function expectPortTaken(command: string): Promise<void> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? String(address.port) : '';
  const { code, output } = await npm(command, { env: { PORT: port, ENGINE_PORT: '1' } });
  other.close();
  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} (PORT) is taken`)]);
}

/** Small forms of the commands of the README that do not serve the site. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  develop: () => expectPortTaken('run develop'),
  cms: () => expectPortTaken('run cms'),
  'content:check': async () => {
    expect((await npm('run content:check')).code).toBe(0);
  },
  'content:reading': async () => {
    const { code, output } = await npm('run content:reading');
    expect([code, output]).toEqual([0, expect.stringMatching(/^ +\d+\.\d  .*who-may-buy-farmland$/m)]);
  },
  'docs:tables': () =>
    withClone(async (cwd) => {
      const { code, output } = await npm('run docs:tables', { cwd });
      expect([code, output]).toEqual([
        0,
        expect.stringContaining('Wrote the generated part of docs/licences.md'),
      ]);
      expect((await exec('git', ['status', '--porcelain', 'docs'], { cwd })).stdout).toBe('');
    }),
  'index:push --dry-run': async () => {
    const { code, output } = await npm('run index:push -- --dry-run');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/"suggestions" would have \d+ records\.\n.*"pages" would have \d+ records/),
    ]);
  },
  forms: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'forms-'));
    const env = { FORMS_DB: path.join(folder, 'forms.db'), FORMS_STORE: 'sqlite' };
    const none = await npm('run forms -- outbox', { env });
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('There are no forms in')]);
    const store = openFormStore({ kind: 'sqlite', file: env.FORMS_DB }, () => undefined);
    await store.listMessages();
    await store.close();
    const empty = await npm('run forms -- outbox', { env });
    expect([empty.code, empty.output]).toEqual([0, expect.stringContaining('0 e-mails given up')]);
    await rm(folder, { recursive: true });
  },
  export: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
    const { code, output } = await npm(`run export -- ${folder}`);
    expect([code, output]).toEqual([0, expect.stringMatching(/Wrote \d{3,} files/)]);
    expect((await readdir(folder)).sort()).toEqual(['caddy', 'nginx', 'site']);
    await rm(folder, { recursive: true });
  },
  'deploy:s3 --template': async () => {
    const { code, output } = await npm('run --silent deploy:s3 -- --template');
    expect([code, output]).toEqual([0, expect.stringContaining('"Type": "AWS::CloudFront::Distribution"')]);
    const env = { S3_BUCKET: 'website', CLOUDFRONT_DISTRIBUTION_ID: '' };
    const missing = await npm('run deploy:s3', { env });
    expect([missing.code, missing.output]).toEqual([
      1,
      expect.stringMatching(/CLOUDFRONT_DISTRIBUTION_ID is ""\. Write an ID/),
    ]);
    // Nothing listens on this port.
    const aws = { AWS_ENDPOINT_URL: 'http://127.0.0.1:9', AWS_REGION: 'ca-central-1', AWS_MAX_ATTEMPTS: '1' };
    const keys = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'none' };
    const alone = await npm('run deploy:s3', {
      env: { ...aws, ...keys, S3_BUCKET: 'website', CLOUDFRONT_DISTRIBUTION_ID: 'E2QWRUHAPOMQZL' },
    });
    expect([alone.code, alone.output]).toEqual([
      1,
      expect.stringMatching(/distribution E2QWRUHAPOMQZL can't be read: .*ECONNREFUSED/),
    ]);
  },
  bundle: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
    const { code, output } = await npm(`run bundle -- ${folder}`);
    expect([code, output]).toEqual([0, expect.stringContaining(`Wrote the host to ${folder}.`)]);
    expect(await readdir(folder)).toContain('main.cjs');
    await rm(folder, { recursive: true });
  },
  'release --built': async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    const { code, output } = await npm('run release -- --built', { env: { RELEASES_DIR: folder } });
    expect([code, output]).toEqual([0, expect.stringContaining('Release 000001 is served now.')]);
    expect(await readlink(path.join(folder, 'current'))).toBe('000001');
    await rm(folder, { recursive: true });
  },
  rollback: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    const { code, output } = await npm('run rollback', { env: { RELEASES_DIR: folder } });
    expect([code, output]).toEqual([1, expect.stringContaining('There is no release in')]);
    await rm(folder, { recursive: true });
  },
  rebrand: () =>
    withClone(async (cwd) => {
      const site = 'https://www.land.example';
      const wrong = await npm(`run rebrand -- --name Land --site ${site}/home --yes`, { cwd });
      expect([wrong.code, wrong.output]).toEqual([
        1,
        expect.stringMatching(
          /--site: .* Write only https:\/\/www\.land\.example\.[^]*Nothing was written\./,
        ),
      ]);
      const dry = `run rebrand -- --name Zebulonia --phone 2045550142 --site ${site} --yes --dry-run`;
      const { code, output } = await npm(dry, { cwd });
      expect([code, output]).toEqual([0, expect.stringMatching(/remove {2}\d+ files of content\/sales\//)]);
      expect((await exec('git', ['status', '--porcelain'], { cwd })).stdout).toBe('');
    }),
  'test:brand --quick': async () => {
    const { code, output } = await npm('run test:brand -- --quick');
    expect([code, output.match(/No trace of/g)?.length]).toEqual([0, 2]);
  },
  'test:built': async () => {
    const { code, output } = await npm('run test:built -- tests/built/services.test.ts');
    expect([code, output]).toEqual([0, expect.stringMatching(/Tests: +\d+ passed/)]);
  },
  'test --changed': () =>
    withClone(async (cwd) => {
      const { code, output } = await npm('test -- --changed=HEAD', { cwd });
      expect([code, output]).toEqual([0, expect.stringContaining('Nothing has changed.')]);
    }),
  mutate: () =>
    withClone(async (cwd) => {
      const { code, output } = await npm('run mutate', { cwd });
      expect([code, output]).toEqual([0, expect.stringContaining('Name one')]);
    }),
  'bench:build': async () => {
    const { code, output } = await npm('run bench:build -- 3 --content-only');
    expect([code, output]).toEqual([0, expect.stringMatching(/Sales +\d+/)]);
  },
  'bench:statuses': async () => {
    const { code, output } = await npm('run bench:statuses -- 1');
    expect([code, output]).toEqual([0, expect.stringMatching(/Errors +0\n[^]*Result +passed/)]);
  },
  'bench:cookie': async () => {
    const { code, output } = await npm('run bench:cookie -- 1000');
    expect([code, output]).toEqual([0, expect.stringMatching(/All .* 0\n/)]);
  },
};

/** Commands that run this test themselves. */
const around = ['ci', 'test', 'check'];

describe('the commands of the README', () => {
  it('are all tested', async () => {
    const readme = await readFile('README.md', 'utf8');
    const blocks = [...readme.matchAll(/```sh\n([^`]*)```/g)].map(([, block = '']) => block).join('');
    const named = [...blocks.matchAll(/npm (?:run )?([\w:]+)(?: -- (--[\w-]+))?/g)].map(
      ([, name = '', option]) => (option === undefined ? name : `${name} ${option}`),
    );
    expect(new Set(named)).toEqual(
      new Set([...around, ...Object.keys(commands), ...Object.keys(servingCommands)]),
    );
  });

  it.each(Object.keys(commands))('%s works', async (name) => {
    await commands[name]?.();
  });
});

describe('a build with variables that cannot be used', () => {
  it('stops before anything is written, and says what to write for each', async () => {
    const before = await stat('public/index.html');
    const { code, output } = await npm('run build', {
      env: { CONTENT_DATE: 'tomorrow', STRICT_TRANSPORT_SECURITY: 'yes' },
    });
    expect(code).toBe(1);
    expect(output).toContain('CONTENT_DATE is "tomorrow". Write a date such as 2026-11-21');
    expect(output).toContain('STRICT_TRANSPORT_SECURITY is "yes". Write a value such as');
    expect(output).not.toContain('before initialization');
    expect((await stat('public/index.html')).mtimeMs).toBe(before.mtimeMs);
  });
});
