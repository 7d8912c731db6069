import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ask } from '../releases/release-fixture';
import { createRebuildFixture, secret, startedAt, token, type RebuildFixture } from './rebuild-fixture';

const exec = promisify(execFile);
const tsx = path.resolve('node_modules/.bin/tsx');
const publish = `${tsx} ${path.resolve('tests/contracts/rebuilds/publish-build.ts')} "$DIR"`;
/** Signals that it has begun, and continues when the test lets it. */
const waitForTest = 'echo begun >> "$DIR/begun"; read -r line < "$DIR/go"';

let fixture: RebuildFixture | undefined;

async function start(...options: Parameters<typeof createRebuildFixture>): Promise<RebuildFixture> {
  fixture = await createRebuildFixture(...options);
  return fixture;
}

async function startWaiting(): Promise<RebuildFixture & { readonly letGo: () => Promise<void> }> {
  const own = await start(waitForTest);
  const go = path.join(own.releases.dir, 'go');
  await exec('mkfifo', [go]);
  return Object.assign(own, { letGo: () => writeFile(go, 'go\n') });
}

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a signed webhook', () => {
  it('has the site built and served, while the host runs', async () => {
    const { hook, settled, releases, host } = await start(publish);
    await releases.build('two');
    expect(await hook()).toEqual({ status: 202, body: { rebuild: 'started' } });
    const { last, release, log } = await settled();
    expect([last?.result, last?.release, release]).toEqual(['published', '000002', '000002']);
    expect(log).toContain('Publishing');
    expect((await ask(host, '/')).release).toBe('two');
  });

  it('is refused when it is forged, and builds nothing', async () => {
    const { hook, lines } = await start('echo begun >> "$DIR/begun"');
    const forged = [
      { signedWith: 'another secret, just as long' },
      { body: '{"a":1}', sent: '{"a":2}' },
      { headers: { 'webhook-id': 'msg_other' } },
      { headers: { 'webhook-timestamp': String(startedAt / 1000 + 1) } },
      { headers: { 'webhook-signature': 'v1,' } },
      { headers: { 'webhook-signature': `v2,${'A'.repeat(43)}=` } },
      { headers: { 'webhook-signature': 'v1,a '.repeat(1000) } },
    ];
    for (const parts of forged) {
      expect(await hook(parts)).toMatchObject({ status: 401, body: { error: 'bad-signature' } });
    }
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const unsigned = await hook({ headers: { [name]: undefined } });
      expect(unsigned).toMatchObject({ status: 401, body: { error: 'not-signed' } });
    }
    expect(await lines('begun')).toEqual([]);
  });

  it('is accepted with one of several signatures, as while a secret is changed', async () => {
    const { hook, settled } = await start('true');
    const signature = createHmac('sha256', secret)
      .update(`msg_a.${startedAt / 1000}.{}`)
      .digest('base64');
    const headers = { 'webhook-signature': `v1,${'A'.repeat(43)}= v1,${signature}` };
    expect((await hook({ id: 'msg_a', headers })).status).toBe(202);
    await settled();
  });

  it('counts once, and only for five minutes', async () => {
    const own = await start('echo begun >> "$DIR/begun"');
    const { hook, settled, lines } = own;
    expect(await hook({ id: 'msg_x' })).toMatchObject({ status: 202 });
    await settled();
    expect(await hook({ id: 'msg_x' })).toEqual({ status: 200, body: { rebuild: 'taken-before' } });
    own.clock.now += 300_000;
    expect(await hook({ id: 'msg_x', at: startedAt })).toMatchObject({ status: 200 });
    own.clock.now += 1000;
    for (const at of [startedAt, own.clock.now + 301_000]) {
      expect(await hook({ id: 'msg_y', at })).toMatchObject({
        status: 401,
        body: { error: 'old-timestamp' },
      });
    }
    expect(await lines('begun')).toHaveLength(1);
  });

  it('is refused when it is too large or of another method', async () => {
    const { hook, lines, origin } = await start('echo begun >> "$DIR/begun"');
    // The host may close the connection before all of it has been sent.
    const large = await hook({ body: 'x'.repeat(10_000_000) }).catch(() => ({ status: 413 }));
    expect(large.status).toBe(413);
    expect(await hook({ body: 'x'.repeat(65_537) })).toMatchObject({ body: { error: 'too-large' } });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${origin}/api/rebuilds/hook`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect(await lines('begun')).toEqual([]);
  });
});

describe('the queue', () => {
  it('makes one further build for a hundred webhooks at once', async () => {
    const { hook, until, settled, lines, letGo } = await startWaiting();
    const answers = await Promise.all(Array.from({ length: 100 }, () => hook()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await until(({ queued }) => queued)).state).toBe('building');
    await letGo();
    // The next build reads from the pipe only once the previous one has ended.
    while ((await lines('begun')).length < 2) await until(() => true);
    await letGo();
    await settled();
    expect(await lines('begun')).toEqual(['begun', 'begun']);
  });

  it('kills a build that hangs, with all of its processes', async () => {
    const stubborn =
      '(trap "" TERM HUP INT; echo $$ >> "$DIR/pids"; sleep 1000) & echo $! >> "$DIR/pids"; wait';
    const { hook, settled, lines, host } = await start(stubborn, { deadlineMs: 1000 });
    await hook();
    const { last } = await settled();
    expect(last).toMatchObject({ result: 'failed', message: expect.stringContaining('was stopped') });
    const pids = (await lines('pids')).map(Number);
    expect(pids).toHaveLength(2);
    while (pids.some(isAlive)) await exec('true');
    expect((await ask(host, '/')).release).toBe('one');
  });

  it('keeps the end of the output of a build that never stops printing, and keeps serving', async () => {
    const { hook, until, settled, host } = await start('yes "printed again and again"', { deadlineMs: 1500 });
    await hook();
    const { log } = await until((status) => status.log.length === 200);
    expect(log.at(-2)).toBe('printed again and again');
    expect((await ask(host, '/')).status).toBe(200);
    expect((await settled()).last?.message).toContain('was stopped');
  });

  it.each([
    ['exit 3', 'The end of its log:'],
    ['echo "out of memory" >&2; kill -9 $$', 'out of memory'],
    ['no-such-command', 'no-such-command'],
  ])('names the end of the log when the build is %s', async (command, expected) => {
    const { hook, settled, host } = await start(command);
    await hook();
    expect((await settled()).last).toMatchObject({
      result: 'failed',
      message: expect.stringContaining(expected),
    });
    expect((await ask(host, '/')).release).toBe('one');
  });

  it('names the problems of the content in the words of the loader', async () => {
    const release = `RELEASES_DIR="$DIR/releases" CONTENT_DIR="$DIR/content" ${tsx} src/commands/release.ts`;
    const { hook, settled, releases, host } = await start(release);
    await mkdir(path.join(releases.dir, 'content', 'sales'), { recursive: true });
    await writeFile(path.join(releases.dir, 'content', 'sales', 'goose-lake.yaml'), 'title: [');
    await hook();
    const { last } = await settled();
    expect(last?.message).toMatch(/problems? in .* Nothing was built\.[^]*content\/sales\/goose-lake\.yaml/);
    expect((await ask(host, '/')).release).toBe('one');
  });

  it('passes no secrets of the host on to a build', async () => {
    process.env.REBUILD_TOKEN = token;
    process.env.SMTP_URL = 'smtps://user:password@smtp.example.com';
    try {
      const { hook, settled } = await start('env');
      await hook();
      const { log } = await settled();
      expect(log.join('\n')).toMatch(/^PATH=/m);
      expect(log.join('\n')).not.toMatch(/password|the-token/);
    } finally {
      delete process.env.REBUILD_TOKEN;
      delete process.env.SMTP_URL;
    }
  });

  it('stops the build when the host stops', async () => {
    const own = await start('echo $$ >> "$DIR/pids"; sleep 1000');
    await own.hook();
    await own.until(({ state }) => state === 'building');
    let pids: readonly string[] = [];
    while (pids.length === 0) pids = await own.lines('pids');
    await own.host.close();
    while (pids.map(Number).some(isAlive)) await exec('true');
  });

  it('builds at once if there is no site yet', async () => {
    const { settled, lines } = await start('echo begun >> "$DIR/begun"', { hasSite: false });
    await settled();
    expect(await lines('begun')).toEqual(['begun']);
  });
});

describe('a scheduled change', () => {
  it('is built by a host that starts after its moment', async () => {
    const { lines, until } = await start('echo begun >> "$DIR/begun"', {
      nextChangeAt: new Date(startedAt - 1000),
    });
    const { last } = await until((status) => status.last !== null);
    expect(last?.result).toBe('published');
    // The build did not include it, so the next one has to wait.
    expect(await lines('begun')).toEqual(['begun']);
  });
});

describe('a host that is killed', () => {
  it('takes its build down with it', async () => {
    const { releases, lines } = await start('true');
    const script = path.resolve('tests/contracts/rebuilds/run-build-alone.ts');
    const command = `(echo $$ >> "${releases.dir}/pids"; sleep 1000) & echo $! >> "${releases.dir}/pids"; wait`;
    const killed = spawn(process.execPath, ['--import', 'tsx', script, command], { stdio: 'ignore' });
    let pids: readonly string[] = [];
    while (pids.length < 2) pids = await lines('pids');
    killed.kill('SIGKILL');
    while (pids.map(Number).some(isAlive)) await exec('true');
  });
});

describe('editors', () => {
  it('start a build and follow it only with their token', async () => {
    const { editor, settled, lines, origin } = await start('echo begun >> "$DIR/begun"');
    for (const given of ['', 'wrong', `${token}x`, secret.replaceAll(' ', '')]) {
      for (const method of ['GET', 'POST']) {
        const response = await editor(method, given);
        expect([response.status, await response.text()]).toEqual([401, expect.not.stringContaining('log')]);
      }
    }
    expect((await fetch(`${origin}/api/rebuilds`)).status).toBe(401);
    const started = await editor('POST');
    expect([started.status, await started.json()]).toEqual([202, { rebuild: 'started' }]);
    expect((await settled()).last?.result).toBe('published');
    expect((await editor('DELETE')).status).toBe(405);
    expect(await lines('begun')).toEqual(['begun']);
  });
});

describe('a host without the variables', () => {
  it('has no such addresses', async () => {
    const { releases } = await start('true');
    const host = await releases.serve();
    expect((await ask(host, '/api/rebuilds')).status).toBe(404);
    expect((await ask(host, '/api/rebuilds/hook')).status).toBe(404);
  });
});
