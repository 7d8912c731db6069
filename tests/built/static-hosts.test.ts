import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { webServerRules } from '../../src/commands/export/web-server-rules';
import { edgeFunctions } from '../../src/commands/s3/edge-functions';
import { listSiteObjects } from '../../src/commands/s3/site-objects';
import { compileHeaderRules } from '../../src/host/site/header-rules';
import { parseManifest } from '../../src/host/site/read-manifest';
import { parseRequestPath } from '../../src/host/site/request-path';
import { asCloudflare, asNetlify } from '../contracts/static-hosts/headers-file';
import { readFiles } from './built-site';

const served = [...readFiles()].filter((file) => parseRequestPath(encodeURI(file)) !== 'hidden');
const text = readFileSync(path.resolve('public', '_headers'), 'utf8');
const manifest = parseManifest(readFileSync(path.resolve('generated', 'host.json'), 'utf8'));
const onNodeHost = compileHeaderRules(manifest.headers);

it.each([
  ['Cloudflare', asCloudflare],
  ['Netlify', asNetlify],
])('no file is cached longer by %s than by the Node host', (_name, readFileAs) => {
  const headersOf = readFileAs(text);
  const immutable = served.filter((file) => headersOf(file)['cache-control']?.includes('immutable'));
  expect(immutable.length).toBeGreaterThan(50);
  expect(
    immutable.filter((file) => onNodeHost(file)['cache-control']?.includes('immutable') !== true),
  ).toEqual([]);
});

// https://developers.cloudflare.com/workers/platform/limits/
it('the site stays within the limits of Cloudflare: 20,000 files of at most 25 MiB', () => {
  expect(served.length).toBeLessThanOrEqual(20_000);
  const tooLarge = served.filter((file) => statSync(path.join('public', file)).size > 25 * 1024 * 1024);
  expect(tooLarge).toEqual([]);
});

it('the site stays within the limits of S3 and CloudFront, with room to spare', async () => {
  const objects = await listSiteObjects('public', manifest.headers);
  const metadata = objects.map(({ headers }) => Object.entries(headers.Metadata).flat().join('').length);
  // Out of 2,048 bytes: a site with every service configured names more hosts.
  expect(Math.max(...metadata)).toBeLessThan(1400);
  expect(objects.filter(({ isImmutable }) => isImmutable).length).toBeGreaterThan(50);
  expect(edgeFunctions(webServerRules(manifest))['viewer-request'].length).toBeLessThan(6000);
});
