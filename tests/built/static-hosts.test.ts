import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { compileHeaderRules } from '../../src/host/header-rules';
import { parseManifest } from '../../src/host/read-manifest';
import { parseRequestPath } from '../../src/host/request-path';
import { parseHeadersFile, valuesByName } from '../contracts/homes/static-host-rules';
import { readFiles } from './built-site';

const served = [...readFiles()].filter((file) => parseRequestPath(encodeURI(file)) !== 'hidden');
const text = readFileSync(path.resolve('public', '_headers'), 'utf8');
const blocks = parseHeadersFile(text);
const headersFor = compileHeaderRules(
  parseManifest(readFileSync(path.resolve('generated', 'host.json'), 'utf8')).headers,
);

it('no file is cached for longer by static hosts than by the Node host', () => {
  const immutable = served.filter((file) => {
    const values = valuesByName(blocks, file).get('cache-control') ?? [];
    return values.some((value) => value.includes('immutable')) && !values.includes('no-cache');
  });
  expect(immutable.length).toBeGreaterThan(50);
  expect(
    immutable.filter((file) => headersFor(file)['cache-control']?.includes('immutable') !== true),
  ).toEqual([]);
});

// https://developers.cloudflare.com/workers/platform/limits/ and .../static-assets/headers/
it('the site keeps to the limits of Cloudflare: 20,000 files of at most 25 MiB, 100 blocks of headers', () => {
  expect(served.length).toBeLessThanOrEqual(20_000);
  const tooLarge = served.filter((file) => statSync(path.join('public', file)).size > 25 * 1024 * 1024);
  expect(tooLarge).toEqual([]);
  expect(blocks.length).toBeLessThanOrEqual(100);
  expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([]);
});
