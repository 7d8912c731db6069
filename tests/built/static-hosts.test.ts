import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { compileHeaderRules } from '../../src/host/header-rules';
import { parseManifest } from '../../src/host/read-manifest';
import { parseRequestPath } from '../../src/host/request-path';
import { asCloudflare, asNetlify } from '../contracts/static-hosts/headers-file';
import { readFiles } from './built-site';

const served = [...readFiles()].filter((file) => parseRequestPath(encodeURI(file)) !== 'hidden');
const text = readFileSync(path.resolve('public', '_headers'), 'utf8');
const onNodeHost = compileHeaderRules(
  parseManifest(readFileSync(path.resolve('generated', 'host.json'), 'utf8')).headers,
);

it.each([
  ['Cloudflare', asCloudflare],
  ['Netlify', asNetlify],
])('no file is cached for longer by %s than by the Node host', (_name, readFileAs) => {
  const headersOf = readFileAs(text);
  const immutable = served.filter((file) => headersOf(file)['cache-control']?.includes('immutable'));
  expect(immutable.length).toBeGreaterThan(50);
  expect(
    immutable.filter((file) => onNodeHost(file)['cache-control']?.includes('immutable') !== true),
  ).toEqual([]);
});

// https://developers.cloudflare.com/workers/platform/limits/
it('the site keeps to the limits of Cloudflare: 20,000 files of at most 25 MiB', () => {
  expect(served.length).toBeLessThanOrEqual(20_000);
  const tooLarge = served.filter((file) => statSync(path.join('public', file)).size > 25 * 1024 * 1024);
  expect(tooLarge).toEqual([]);
});
