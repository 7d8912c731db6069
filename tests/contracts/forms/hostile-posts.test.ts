import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exchange, parseResponses } from '../host/serve-files';
import { contactFields, contactValues, postForm, serveForms, type ServedForms } from './serve-forms';

let served: ServedForms;

beforeAll(async () => {
  served = await serveForms();
});
beforeEach(async () => {
  await served.store.pruneBefore(Number.MAX_SAFE_INTEGER);
});
afterAll(() => served.stop());

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function withField(name: string, value: string): URLSearchParams {
  const fields = new URLSearchParams(contactFields);
  fields.append(name, value);
  return fields;
}

function without(name: string): URLSearchParams {
  const fields = new URLSearchParams(contactFields);
  fields.delete(name);
  return fields;
}

function stored() {
  return served.store.listSubmissions();
}

describe('an accepted form', () => {
  it('is stored before it is answered', async () => {
    const response = await postForm(served.origin, contactFields);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: contactFields['submission-id'] });
    expect(await stored()).toMatchObject([
      {
        id: contactFields['submission-id'],
        form: 'contact',
        page: '/contact/',
        fields: contactValues,
      },
    ]);
  });

  it('redirects a browser without scripts to the thank-you page, at all addresses of forms', async () => {
    for (const path of ['/', '/thanks', '/thanks/', '/?from=footer']) {
      const response = await fetch(`${served.origin}${path}`, {
        method: 'POST',
        body: new URLSearchParams(contactFields),
        redirect: 'manual',
        headers: page,
      });
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 303, '/thanks/']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await stored()).toHaveLength(1);
  });

  it('is one submission even if it is sent repeatedly, with or without an id', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await postForm(served.origin, contactFields)).status).toBe(200);
      expect((await postForm(served.origin, without('submission-id'))).status).toBe(200);
    }
    expect(await stored()).toHaveLength(2);
  });

  it('gets an id without scripts that nobody else can use', async () => {
    await postForm(served.origin, without('submission-id'));
    const [made] = await stored();
    const message = 'Something else';
    const answer = await postForm(served.origin, {
      ...contactFields,
      message,
      'submission-id': made?.id ?? '',
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'bad-field' }),
    ]);
    expect(await stored()).toEqual([made]);
  });

  it('is normalized: telephone numbers, spaces, ids, and pages that are no path', async () => {
    const fields = {
      ...contactFields,
      'submission-id': contactFields['submission-id'].toUpperCase(),
      'phone-number': '(780) 555-0123',
      'first-name': '  Zoë ',
      page: 'javascript:alert(1)',
    };
    expect((await postForm(served.origin, fields)).status).toBe(200);
    expect(await stored()).toMatchObject([
      { id: contactFields['submission-id'], page: null, fields: contactValues },
    ]);
  });

  it('keeps a field that may be repeated as a list', async () => {
    const fields = new URLSearchParams({
      'form-name': 'reminder',
      sale: 'goose-lake',
      'email-address': 'zoe@example.com',
      moments: 'opens',
    });
    fields.append('moments', 'results');
    expect((await postForm(served.origin, fields)).status).toBe(200);
    expect(await stored()).toMatchObject([{ fields: { moments: ['opens', 'results'] } }]);
  });

  it('may be as long as the longest message with every letter escaped', async () => {
    const message = '農'.repeat(3000);
    const response = await postForm(served.origin, { ...contactFields, message });
    expect(response.status).toBe(200);
    expect(await stored()).toMatchObject([{ fields: { message } }]);
  });
});

const own = () => served.origin;

/** Each with the status and the reason of the answer. */
it.each<
  [name: string, body: URLSearchParams, headers: Record<string, string>, status: number, error: string]
>([
  ['no form name', without('form-name'), {}, 400, 'unknown-form'],
  ['an unknown form', withField('form-name', 'x'), {}, 400, 'repeated-field'],
  ['another form', new URLSearchParams({ 'form-name': 'login' }), {}, 400, 'unknown-form'],
  ['a form by a property', new URLSearchParams({ 'form-name': 'constructor' }), {}, 400, 'unknown-form'],
  ['nothing', new URLSearchParams(), {}, 400, 'unknown-form'],
  ['an unknown field', withField('admin', '1'), {}, 400, 'unknown-field'],
  ['a field of another form', withField('sale', 'goose-lake'), {}, 400, 'unknown-field'],
  ['a prototype', withField('__proto__', '1'), {}, 400, 'unknown-field'],
  ['a list by brackets', withField('message[]', '1'), {}, 400, 'unknown-field'],
  ['a repeated field', withField('message', 'again'), {}, 400, 'repeated-field'],
  ['a repeated id', withField('submission-id', '1'), {}, 400, 'repeated-field'],
  [
    'a filled spam trap',
    new URLSearchParams({ ...contactFields, website: 'http://x' }),
    {},
    422,
    'spam-trap',
  ],
  ['a fast program', new URLSearchParams({ ...contactFields, 'shown-for': '999' }), {}, 422, 'too-fast'],
  ['time that runs back', new URLSearchParams({ ...contactFields, 'shown-for': '-1' }), {}, 400, 'bad-field'],
  [
    'an id that is none',
    new URLSearchParams({ ...contactFields, 'submission-id': '1' }),
    {},
    400,
    'bad-field',
  ],
  ['no e-mail address', without('email-address'), {}, 422, 'invalid-fields'],
  [
    'a short number',
    new URLSearchParams({ ...contactFields, 'phone-number': '12' }),
    {},
    422,
    'invalid-fields',
  ],
  ['zero bytes alone', new URLSearchParams({ ...contactFields, message: '\0\0' }), {}, 422, 'invalid-fields'],
  ['a foreign origin', withField('x', ''), { origin: 'https://evil.example' }, 403, 'foreign-origin'],
  ['an opaque origin', withField('x', ''), { origin: 'null' }, 403, 'foreign-origin'],
  ['a foreign site', withField('x', ''), { 'sec-fetch-site': 'cross-site' }, 403, 'foreign-origin'],
  ['a sister site', withField('x', ''), { 'sec-fetch-site': 'same-site' }, 403, 'foreign-origin'],
  ['another port', withField('x', ''), { origin: 'http://127.0.0.1:1' }, 403, 'foreign-origin'],
  ['a long body', withField('x', 'a'.repeat(40_000)), {}, 413, 'too-large'],
  ['JSON', without('x'), { 'content-type': 'application/json' }, 415, 'not-url-encoded'],
  ['a file', without('x'), { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'not-url-encoded'],
  ['plain text', without('x'), { 'content-type': 'text/plain' }, 415, 'not-url-encoded'],
  ['a compressed body', without('x'), { 'content-encoding': 'gzip' }, 415, 'not-url-encoded'],
])('refuses %s', async (_name, body, headers, status, error) => {
  const response = await postForm(served.origin, body, headers);
  const answer: unknown = await response.json();
  expect([response.status, answer]).toEqual([status, expect.objectContaining({ error })]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await stored()).toEqual([]);
  const asPage = await postForm(served.origin, body, { ...headers, ...page });
  expect(asPage.status).toBe(status);
  expect(asPage.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await stored()).toEqual([]);
});

it('accepts forms of its own origin', async () => {
  for (const headers of [
    { origin: own() },
    { origin: own(), 'sec-fetch-site': 'same-origin' },
    // A proxy may request another host than the browser did.
    { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ]) {
    expect((await postForm(served.origin, contactFields, headers)).status).toBe(200);
  }
});

it('names the fields to correct', async () => {
  const fields = { ...contactFields, 'email-address': 'zoe', 'phone-number': '' };
  const errors = { 'email-address': 'emailInvalid', 'phone-number': 'phoneRequired' };
  expect(await (await postForm(served.origin, fields)).json()).toMatchObject({ fields: errors });
  const html = await (await postForm(served.origin, fields, page)).text();
  expect(html).toContain('<p>Please enter a valid Email Address</p><p>Phone number is required</p>');
});

it('does not let a form replace another', async () => {
  await postForm(served.origin, contactFields);
  const newsletter = new URLSearchParams({ ...contactFields, 'form-name': 'newsletter' });
  newsletter.delete('message');
  const response = await postForm(served.origin, newsletter);
  expect([response.status, await response.json()]).toEqual([
    409,
    expect.objectContaining({ error: 'id-taken' }),
  ]);
  expect(await stored()).toMatchObject([{ form: 'contact' }]);
});

it('answers other methods and other addresses with 405', async () => {
  const body = new URLSearchParams(contactFields);
  const put = await fetch(`${served.origin}/`, { method: 'PUT', body });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const elsewhere = await fetch(`${served.origin}/sales/`, { method: 'POST', body });
  expect([elsewhere.status, elsewhere.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** Each with the statuses of its responses, in order. A second one would be a request that was smuggled in. */
it.each<[name: string, headers: string, body: string, statuses: number[]]>([
  [
    'a refused form whose body looks like a request',
    'Origin: https://evil.example',
    'GET /x HTTP/1.1',
    [403, 404],
  ],
  [
    'a body of another type that looks like a request',
    'Content-Type: text/plain',
    'GET /x HTTP/1.1',
    [415, 404],
  ],
  ['a form without a type', '', 'form-name=contact', [415, 404]],
])('answers requests that are pipelined behind %s', async (_name, headers, content, statuses) => {
  const body = `${content}\r\nHost: site\r\n\r\n`;
  const own = ['Host: site', ...(headers === '' ? [] : [headers]), `Content-Length: ${body.length}`];
  const post = `POST / HTTP/1.1\r\n${own.join('\r\n')}\r\n\r\n${body}`;
  const next = 'GET /page-data/x.json HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';
  const socket = connect({ port: served.port, host: '127.0.0.1' });
  const responses = parseResponses(await exchange(socket, post + next));
  expect(responses.map(({ status }) => status)).toEqual(statuses);
});

it('checks the length of a form by its headers, before it reads the body', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 10000000\r\n';
  const socket = connect({ port: served.port, host: '127.0.0.1' });
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n\r\n';
  const [response] = parseResponses(await exchange(socket, post + type));
  expect(response?.status).toBe(413);
});
