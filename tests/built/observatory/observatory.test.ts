import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from '../../../src/host/create-host';
import { readManifest } from '../../../src/host/site/read-manifest';
import { readPages } from '../built-site';
import { scorePage } from './score';

/** The highest score of a host that is not on the list of preloaded hosts. */
const expected = 135;

let host: FastifyInstance;
beforeAll(async () => {
  const manifest = await readManifest(path.resolve('generated/host.json'));
  host = createHost({ publicDir: path.resolve('public'), manifest });
});
afterAll(() => host.close());

it('every page keeps its score by the rules of the Mozilla Observatory', async () => {
  for (const { path: url, root } of readPages()) {
    const { headers } = await host.inject({ url });
    // The engine of the tests does not use HTTPS.
    const policy = String(headers['content-security-policy']).replace(
      /http:\/\/localhost(?=[:;])/g,
      'https://localhost',
    );
    const { score, findings } = scorePage({
      headers: { ...headers, 'content-security-policy': policy },
      root,
    });
    expect([url, score, findings.filter(({ points }) => points < 0)]).toEqual([url, expected, []]);
  }
});
