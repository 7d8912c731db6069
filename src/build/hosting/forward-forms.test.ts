import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { forwardForms } from './forward-forms';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  servers.length = 0;
});

async function serveDevelop(formsOrigin: string): Promise<string> {
  return serve((request, response) => {
    forwardForms(
      {
        use: (handler) => {
          handler(request, response, () => response.end('a page'));
        },
      },
      formsOrigin,
    );
  });
}

it('passes forms on with their headers, and nothing else', async () => {
  const forms = await serve((request, response) => {
    const { method = '', url = '', headers } = request;
    response.writeHead(303, { location: '/thanks/' });
    request.on('data', (part: Buffer) =>
      response.write(`${method} ${url} ${headers.host ?? ''} ${String(part)}`),
    );
    request.on('end', () => response.end());
  });
  const site = await serveDevelop(forms);
  const answer = await fetch(`${site}/thanks/`, {
    method: 'POST',
    body: 'form-name=contact',
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/']);
  expect(await answer.text()).toBe(`POST /thanks/ ${new URL(site).host} form-name=contact`);
  for (const [method, path] of [
    ['GET', '/'],
    ['POST', '/sales/'],
  ] as const) {
    expect(await (await fetch(`${site}${path}`, { method })).text()).toBe('a page');
  }
});

it('says so when nothing answers', async () => {
  const site = await serveDevelop('http://127.0.0.1:1');
  expect((await fetch(site, { method: 'POST', body: 'a=b' })).status).toBe(502);
});
