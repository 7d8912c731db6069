import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { exchange, parseResponses, serveFiles, type ServedFiles } from './serve-files';

let served: ServedFiles;

beforeAll(async () => {
  served = await serveFiles({
    'index.html': '<title>Home</title>',
    'sales/index.html': '<title>Sales</title>',
    '404.html': '<title>Not here</title>',
    '.env': 'SECRET=1',
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    '.well-known/.env': 'SECRET=2',
    'media/episode.mp3': '0123456789',
  });
});

afterAll(() => served.stop());

const host = 'Host: site\r\nConnection: close\r\n';

function request(line: string, headers = ''): string {
  return `${line}\r\n${host}${headers}\r\n`;
}

function get(target: string, headers = ''): string {
  return request(`GET ${target} HTTP/1.1`, headers);
}

const long = 'a'.repeat(20_000);

/** Each with the statuses of its responses, in order. A second one would be a request that was smuggled in. */
it.each<[name: string, bytes: string, statuses: number[]]>([
  // Targets
  ['a path', get('/sales'), [200]],
  ['an absolute target', get('http://site/sales/?q=1'), [200]],
  ['an absolute target of another site', get('HTTPS://other.example/sales/'), [200]],
  ['an absolute target without a path', get('http://site'), [200]],
  ['an absolute target with a query alone', get('http://site?q=1'), [200]],
  ['an absolute target of the sale statuses', get('http://site/api/sale-statuses/'), [200]],
  ['an absolute target with credentials', get('http://user:word@site/sales/'), [200]],
  ['an absolute target that climbs', get('http://site/../../etc/passwd'), [404]],
  ['another scheme', get('ftp://site/sales/'), [400]],
  ['a target without a slash', get('sales/'), [400]],
  ['no target', request('GET  HTTP/1.1'), [400]],
  ['an asterisk', get('*'), [400]],
  ['an asterisk with OPTIONS', request('OPTIONS * HTTP/1.1'), [405]],
  ['dots', get('/../../../etc/passwd'), [404]],
  ['dots below a page', get('/sales/../.env'), [404]],
  ['encoded dots', get('/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['twice encoded dots', get('/%252e%252e/.env'), [404]],
  ['encoded slashes', get('/..%2f..%2fetc%2fpasswd'), [404]],
  ['backslashes', get('/..\\..\\etc\\passwd'), [404]],
  ['overlong encodings of a dot', get('/%c0%ae%c0%ae/etc/passwd'), [400]],
  ['half an encoding', get('/sales%2'), [400]],
  ['an encoded zero byte', get('/sales/index.html%00.mp3'), [404]],
  ['a raw zero byte', get('/sales\0'), [400]],
  ['raw bytes above ASCII', get('/caf\xe9/'), [400]],
  ['an encoded line break', get('/sales%0d%0aX-Injected:%201'), [404]],
  ['a raw tab', get('/sales\t/'), [400]],
  ['a second slash', get('//sales/'), [404]],
  ['two slashes and a host', get('//other.example/%2e%2e'), [404]],
  ['a moved address of another host', get('//other.example/moved'), [404]],
  ['a semicolon', get('/sales;jsessionid=1'), [404]],
  ['a fragment', get('/sales/#top'), [200]],
  ['a dotfile', get('/.env'), [404]],
  ['a file for the world', get('/.well-known/security.txt'), [200]],
  ['a dotfile below it', get('/.well-known/.env'), [404]],
  ['.well-known further below', get('/sales/.well-known/.env'), [404]],
  ['a folder in place of a file', get('/media/'), [404]],
  ['a file in place of a folder', get('/media/episode.mp3/'), [404]],
  ['a name longer than a file system takes', get(`/${'a'.repeat(300)}`), [404]],
  ['a target longer than the headers may be', get(`/${long}`), [431]],
  ['an object property', get('/__proto__/constructor'), [404]],
  ['the 404 page by its address', get('/404.html'), [404]],
  ['the 404 page without its ending', get('/404'), [404]],
  // Protocol
  ['a method in small letters', request('get / HTTP/1.1'), [400]],
  ['an unknown method', request('BREW / HTTP/1.1'), [400]],
  ['TRACE', request('TRACE / HTTP/1.1'), [405]],
  ['CONNECT', request('CONNECT site:443 HTTP/1.1'), []],
  ['an upgrade', get('/', 'Upgrade: websocket\r\n'), [200]],
  ['HTTP/0.9', 'GET /\r\n\r\n', [200]],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', [200]],
  ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', get('/', 'Host: other.example\r\n'), [400]],
  ['HTTP/2 in plain text', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['HTTP/9.9', request('GET / HTTP/9.9'), [400]],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown expectation', get('/', 'Expect: magic\r\n'), [417]],
  ['a body that GET does not have', `${get('/', 'Content-Length: 4\r\n')}body`, [200]],
  ['a body for POST', `${request('POST / HTTP/1.1', 'Content-Length: 4\r\n')}body`, [405]],
  ['a body that is announced and never comes', request('POST / HTTP/1.1', 'Content-Length: 9999\r\n'), [405]],
  // Headers
  ['headers that are too long', get('/', `X-Long: ${long}\r\n`), [431]],
  ['many headers', get('/', 'X: y\r\n'.repeat(1000)), [200]],
  ['a folded header', get('/', 'X-Folded: a\r\n b\r\n'), [400]],
  ['a header without a colon', get('/', 'X-Header\r\n'), [400]],
  ['a space before the colon', get('/', 'Content-Length : 4\r\n'), [400]],
  ['a line feed alone in a header', get('/', 'X: a\nInjected: b\r\n'), [400]],
  ['a zero byte in a header', get('/', 'X: a\0b\r\n'), [400]],
  ['a range', get('/media/episode.mp3', 'Range: bytes=0-1\r\n'), [206]],
  ['a range of a huge number', get('/media/episode.mp3', `Range: bytes=${'9'.repeat(400)}-\r\n`), [416]],
  ['a range below zero', get('/media/episode.mp3', 'Range: bytes=--1\r\n'), [200]],
  ['a thousand ranges', get('/media/episode.mp3', `Range: bytes=${'0-,'.repeat(1000)}0-\r\n`), [200]],
  ['a nonsense encoding', get('/sales/', 'Accept-Encoding: ;;q=,,br;q=x\r\n'), [200]],
  ['a nonsense tag', get('/sales/', 'If-None-Match: "\r\n'), [200]],
  // Smuggling: a second request is hidden at a point where two parsers disagree about the end of the first.
  [
    'both lengths',
    `${request('POST / HTTP/1.1', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n${get('/sales/')}`,
    [400],
  ],
  ['two lengths', `${request('POST / HTTP/1.1', 'Content-Length: 4\r\nContent-Length: 5\r\n')}body`, [400]],
  ['a length of words', request('POST / HTTP/1.1', 'Content-Length: four\r\n'), [400]],
  ['a length below zero', request('POST / HTTP/1.1', 'Content-Length: -1\r\n'), [400]],
  ['a length with a sign', request('POST / HTTP/1.1', 'Content-Length: +4\r\n'), [400]],
  [
    'an unknown transfer encoding',
    `${request('POST / HTTP/1.1', 'Transfer-Encoding: xchunked\r\n')}0\r\n\r\n`,
    [405],
  ],
  [
    'a transfer encoding with a tab',
    `${request('POST / HTTP/1.1', 'Transfer-Encoding:\tchunked, identity\r\n')}0\r\n\r\n`,
    [400],
  ],
  [
    'a chunk whose size is no number',
    `POST / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\nz\r\n${get('/sales/')}`,
    [405],
  ],
  ['a request behind one that closes', get('/') + get('/sales/'), [200]],
  ['nonsense behind a request', `GET /sales HTTP/1.1\r\nHost: site\r\n\r\nnonsense\r\n\r\n`, [200]],
])('responds safely to %s', async (_name, bytes, statuses) => {
  const responses = parseResponses(await exchange(served.connect(), bytes));
  expect(responses.map(({ status }) => status)).toEqual(statuses);
  for (const { headers, body } of responses) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('x-injected')).toBe(false);
    expect(body.toString()).not.toMatch(/SECRET|root:/);
  }
});

it('still serves visitors after all hostile requests', async () => {
  const [home] = parseResponses(await exchange(served.connect(), get('/')));
  expect(home?.body.toString()).toBe('<title>Home</title>');
});
