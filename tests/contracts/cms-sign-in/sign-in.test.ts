import { gzipSync } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { hashScripts } from '../../../src/build/hosting/content-policy';
import { createHost } from '../../../src/host/create-host';
import { application, token } from '../../stand-ins/github/oauth';
import { startGitHub, type GitHub } from '../../stand-ins/github/start-github';

const siteOrigin = 'https://www.example.com';
const callbackUrl = `${siteOrigin}/api/cms/callback`;

let github: GitHub;
let host: FastifyInstance;

function createSignIn(
  given: { readonly clientSecret?: string; readonly timeoutMs?: number } = {},
): FastifyInstance {
  return createHost({
    publicDir: '/nowhere',
    manifest: {
      headers: [{ path: '/*', headers: { 'Cross-Origin-Opener-Policy': 'same-origin' } }],
      redirects: [],
      schedules: [],
    },
    signIn: { ...application, siteOrigin, gitOrigin: github.origin, ...given },
  });
}

beforeEach(async () => {
  github = await startGitHub([callbackUrl]);
  host = createSignIn();
});
afterEach(async () => {
  await Promise.all([host.close(), github.stop()]);
});

/** Reads the page's message to its opener, and its visible text. */
function read(html: string) {
  const data = new Map<string, string>();
  const gather = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!('attrs' in node)) return;
    for (const { name, value } of node.attrs) data.set(name, value);
    node.childNodes.forEach(gather);
  };
  // A fragment has no body.
  parseFragment(html.replaceAll('body', 'section')).childNodes.forEach(gather);
  return { message: data.get('data-message') ?? '', origin: data.get('data-origin') };
}

/** Opens the window, as Decap CMS does. */
async function start(query = '?provider=github&site_id=www.example.com&scope=repo') {
  const answer = await host.inject(`/api/cms/auth${query}`);
  const cookie = String(answer.headers['set-cookie'] ?? '');
  return { answer, cookie, pair: cookie.split(';')[0] ?? '', location: answer.headers.location ?? '' };
}

/** Follows the redirects to GitHub and back, without the last step. */
async function goToGitHub() {
  const { pair, location } = await start();
  const back = await fetch(location, { redirect: 'manual' });
  const address = new URL(back.headers.get('location') ?? '');
  return { pair, address };
}

async function comeBack(address: URL, pair: string) {
  const headers = pair === '' ? {} : { cookie: `theme=dark; ${pair}; other=1` };
  const answer = await host.inject({ url: address.pathname + address.search, headers });
  return { answer, ...read(answer.body) };
}

async function signIn() {
  const { pair, address } = await goToGitHub();
  return comeBack(address, pair);
}

describe('signing in at GitHub', () => {
  it('gives the token to the page for editors, and to no other', async () => {
    const { answer, message, origin } = await signIn();
    expect([answer.statusCode, origin]).toEqual([200, siteOrigin]);
    expect(message).toBe(`authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`);
    expect(answer.body.match(new RegExp(token, 'g'))).toHaveLength(1);
  });

  it('keeps a new state in a cookie that scripts cannot read', async () => {
    const [first, second] = [await start(), await start()];
    expect(first.cookie).toMatch(
      /^__Host-cms-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(first.pair).not.toBe(second.pair);
    const { searchParams, origin, pathname } = new URL(first.location);
    expect(origin + pathname).toBe(`${github.origin}/login/oauth/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: application.clientId,
      redirect_uri: callbackUrl,
      scope: 'repo',
      state: first.pair.split('=')[1],
    });
    const { answer } = await signIn();
    expect(answer.headers['set-cookie']).toMatch(/^__Host-cms-sign-in=; Max-Age=0; Path=\/;/);
  });

  it('has a policy that runs only its own script, and keeps its opener', async () => {
    const { answer } = await signIn();
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`script-src ${hashScripts(answer.body).join(' ')};`);
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    for (const { headers } of [answer, (await start()).answer]) {
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    }
  });

  it.each([
    ['no cookie', (pair: string) => pair.slice(0, 0), (state: string) => state],
    ['an empty cookie', () => '__Host-cms-sign-in=', () => ''],
    ['the cookie of another window', (pair: string) => `${pair.slice(0, -1)}_`, (state: string) => state],
    ['a shorter state', (pair: string) => pair, (state: string) => state.slice(1)],
    ['no state', (pair: string) => pair, () => ''],
  ])('refuses %s without asking GitHub', async (_name, cookie, stateOf) => {
    let asked = 0;
    github.exchange = (_request, response) => {
      asked += 1;
      response.end('{}');
    };
    const { pair, address } = await goToGitHub();
    address.searchParams.set('state', stateOf(address.searchParams.get('state') ?? ''));
    const { answer, message } = await comeBack(address, cookie(pair));
    expect([answer.statusCode, asked]).toEqual([400, 0]);
    expect(message).toContain('authorization:github:error:');
    expect(answer.body).toContain('more than ten minutes');
  });

  it('says so if the editor has not allowed it', async () => {
    github.oauth.decision = 'cancel';
    const { answer, message } = await signIn();
    expect(answer.statusCode).toBe(403);
    expect(message).toBe(
      'authorization:github:error:{"message":"GitHub was not allowed to sign you in. To edit the site, allow it. Close this window and press the button on the page for editors once more."}',
    );
  });

  it('accepts a code once', async () => {
    const { pair, address } = await goToGitHub();
    await comeBack(address, pair);
    const { answer, message } = await comeBack(address, pair);
    expect([answer.statusCode, message.includes(token)]).toEqual([400, false]);
    expect(message).toContain('used the answer before');
  });

  it('says that the settings are wrong if GitHub says so, with status 200', async () => {
    await host.close();
    host = createSignIn({ clientSecret: 'another secret' });
    const { answer, message } = await signIn();
    expect(answer.statusCode).toBe(502);
    expect(message).toContain('does not accept the settings of this site');
  });

  it.each(['', '?provider=gitlab', '?provider=github&provider=gitlab'])(
    'refuses to begin with "%s"',
    async (query) => {
      const { answer, cookie } = await start(query);
      expect([answer.statusCode, cookie]).toEqual([400, '']);
    },
  );

  it.each(['&code=x', `&code=${'x'.repeat(501)}`])('refuses a code such as "%s"', async (more) => {
    const { pair, address } = await goToGitHub();
    const url = new URL(address.href + more);
    if (more.length > 100) url.search = `?state=${address.searchParams.get('state') ?? ''}${more}`;
    expect((await comeBack(url, pair)).answer.body).toContain('did not answer completely');
  });

  it('answers no other methods, and none at all if it is not set up', async () => {
    const [head, unknown] = await Promise.all(
      ['/api/cms/callback', '/unknown'].map((url) => host.inject({ method: 'HEAD', url })),
    );
    expect(head?.statusCode).toBe(unknown?.statusCode);
    expect(head?.headers['set-cookie']).toBeUndefined();
    expect((await host.inject({ method: 'POST', url: '/api/cms/auth' })).statusCode).toBe(405);
    await host.close();
    host = createHost({ publicDir: '/nowhere', manifest: { headers: [], redirects: [], schedules: [] } });
    expect((await start()).location).toBe('');
  });

  it('is limited for each address', async () => {
    for (let count = 0; count < 30; count += 1) await start();
    const { answer } = await start();
    expect([answer.statusCode, answer.body.includes('Wait ten minutes')]).toEqual([429, true]);
  });
});

describe('when GitHub gives bad answers', () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000, ' '));
  const long = JSON.stringify({ access_token: token, padding: 'x'.repeat(20_000) });
  const faults: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => unknown>> = {
    'not at all': () => undefined,
    'in part': (response) => response.writeHead(200).write('{"access_token":'),
    'by hanging up': (response) => response.socket?.destroy(),
    'with an error': (response) => response.writeHead(500).end(JSON.stringify({ access_token: token })),
    'with another address': (response, request) =>
      request.url?.endsWith('?moved') === true
        ? response.end(JSON.stringify({ access_token: token }))
        : response.writeHead(307, { location: `${request.url ?? ''}?moved` }).end(),
    'with nothing': (response) => response.end(),
    'with a page': (response) => response.end(`<!doctype html>${token}`),
    'with a form': (response) => response.end(`access_token=${token}&token_type=bearer`),
    'with null': (response) => response.end('null'),
    'with a token that is no text': (response) => response.end('{"access_token":7}'),
    'with a token of several lines': (response) => response.end('{"access_token":"a\\nb"}'),
    'with an error that is no word': (response) => response.end('{"error":"<script>"}'),
    'too long': (response) => response.end(long),
    'too long, packed': (response) => response.setHeader('content-encoding', 'gzip').end(bomb),
    'in another encoding': (response) => response.end(Buffer.from([0x7b, 0xff, 0xfe])),
  };

  it.each(Object.keys(faults))('%s, the editor reads what to do', async (name) => {
    github.exchange = (request, response) => faults[name]?.(response, request);
    await host.close();
    host = createSignIn({ timeoutMs: 2000 });
    const { answer, message } = await signIn();
    expect(answer.statusCode).toBe(502);
    expect(message).toContain('GitHub does not answer at the moment. Wait a minute.');
    expect(answer.body).not.toContain(token);
  });
});
