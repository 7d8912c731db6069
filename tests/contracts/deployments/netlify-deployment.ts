import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { formSkeletonsFile } from '../../../src/build/downloads/forms/form-skeletons-file';
import { parseByteRange } from '../../../src/host/site/byte-range';
import { contentKind } from '../../../src/host/site/content-type';
import { listFiles } from '../../../src/lib/node/list-files';
import { netlifyForms } from '../forms/netlify-forms';
import { listenAnywhere } from '../../stand-ins/listen-anywhere';
import { asNetlify } from '../static-hosts/headers-file';
import type { FixtureSite } from './fixture-site';
import type { Deployment, RunningDeployment } from './deployment';
import { loadNetlifyFunction } from './netlify-function';
import { netlifyRules } from './netlify-rules';

type Headers = Readonly<Record<string, string>>;

/** The files that a deploy uploads, by address, without those whose names begin with a dot. */
async function deployedFiles(publicDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await listFiles(publicDir)).filter(
    (name) => !name.split('/').some((part) => part.startsWith('.') && part !== '.well-known'),
  );
  return new Map(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(path.join(publicDir, name))] as const),
    ),
  );
}

/** The names under which Netlify looks for a page. */
function candidatesOf(address: string): string[] {
  return address.endsWith('/')
    ? [`${address.slice(0, -1)}.html`, `${address}index.html`]
    : [address, `${address}.html`, `${address}/index.html`];
}

/** Sends a file with support for conditions and ranges, compressed if that is accepted. */
function sendFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { name, body, rules }: { readonly name: string; readonly body: Buffer; readonly rules: Headers },
): void {
  const kind = contentKind(name);
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  const headers = { 'content-type': kind.type, ...rules, etag };
  if (asked['if-none-match']?.includes(etag) === true) {
    response.writeHead(304, headers).end();
    return;
  }
  const isSame = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = parseByteRange(isSame ? asked.range : undefined, body.byteLength);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...rules, 'content-range': `bytes */${body.byteLength}` }).end();
    return;
  }
  const packed = range === null && kind.compressible && /\bgzip\b/.test(asked['accept-encoding'] ?? '');
  const part = range === null ? body : body.subarray(range.start, range.end + 1);
  const sent = packed ? gzipSync(part) : part;
  response.writeHead(range === null ? 200 : 206, {
    ...headers,
    ...(packed && { 'content-encoding': 'gzip' }),
    ...(range !== null && { 'content-range': `bytes ${range.start}-${range.end}/${body.byteLength}` }),
    'content-length': sent.byteLength,
  });
  response.end(method === 'HEAD' ? undefined : sent);
}

/**
 * Netlify, according to its documentation (https://docs.netlify.com/manage/routing/), and otherwise to its local server
 * (src/utils/proxy.ts of https://github.com/netlify/cli).
 */
async function startNetlify(site: FixtureSite): Promise<RunningDeployment> {
  const files = await deployedFiles(site.publicDir);
  const rulesOf = asNetlify(String(files.get('/_headers')));
  const ruleFor = await netlifyRules(site);
  const { default: handle } = await loadNetlifyFunction(site);
  const readForm = netlifyForms([String(await formSkeletonsFile().content())]);
  const pending: Promise<void>[] = [];

  function sendMissing({ method }: IncomingMessage, response: ServerResponse, rules: Headers): void {
    const headers = {
      ...rules,
      // The only header of a rule that Netlify replaces for missing addresses.
      'cache-control': 'public,max-age=0,must-revalidate',
      'content-type': 'text/html; charset=utf-8',
    };
    response.writeHead(404, headers).end(method === 'HEAD' ? undefined : files.get('/404.html'));
  }

  async function sendFunction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const condition = headers['if-none-match'];
    const answer = await handle(
      new Request(new URL(url, 'https://www.example.com'), {
        method,
        headers: condition === undefined ? {} : { 'if-none-match': condition },
      }),
      { waitUntil: (work) => pending.push(work) },
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const address = decodeURIComponent(pathname);
    const name = candidatesOf(address).find((candidate) => files.has(candidate));
    const rule = ruleFor(address);
    const isRuled = rule !== undefined && (rule.force || name === undefined);
    if (address.includes('\0')) response.writeHead(400).end();
    else if (isRuled && rule.to.startsWith('/.netlify/functions/')) await sendFunction(request, response);
    else if (method === 'POST') {
      const { kind } = readForm(await text(request), headers['content-type'] ?? '');
      if (kind === 'not a form') response.writeHead(405).end();
      else response.writeHead(303, { location: pathname }).end();
    } else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405).end();
    else if (isRuled && rule.status >= 300 && rule.status < 400)
      response.writeHead(rule.status, { location: rule.to + search, 'cache-control': 'no-cache' }).end();
    else if (isRuled || name === undefined || /%2f/i.test(pathname))
      sendMissing(request, response, rulesOf(address));
    else sendFile(request, response, { name, body: files.get(name) ?? Buffer.of(), rules: rulesOf(address) });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  const { origin, stop } = await listenAnywhere(server);
  return {
    origin,
    async stop() {
      await stop();
      await Promise.all(pending);
    },
  };
}

/** The site as `npx netlify-cli deploy --build` deploys it. */
export const netlifyDeployment: Deployment = {
  name: 'Netlify',
  isThere: true,
  lacks: {
    readiness: 'no process that could be asked',
    'short errors': 'it has one page for all that is missing',
    'page for faults': 'its functions answer faults themselves',
    'headers of errors': 'what is missing has the rules of its address, but for how long it is kept',
    'redirects of files': 'a rule for /index.html could lead to itself',
    'headers of redirects': 'its rules are for files alone',
    'hidden names':
      'it has every file of the folder whose name does not begin with a dot; builds there make no such copies',
    'charsets of types': 'its servers choose them',
    'compression of the build': 'it compresses by itself, here by gzip alone',
    'tags of compressed answers': 'its tags are those of the files before compression',
  },
  start: startNetlify,
};
