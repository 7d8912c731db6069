import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'node-html-parser';
import { readChunkMap } from '../../src/app/router/chunk-map';
import { compileHeaderRules } from '../../src/host/site/header-rules';
import { readManifest } from '../../src/host/site/read-manifest';
import { readFiles } from './built-site';

const files = [...readFiles()];
const chunks = readChunkMap(JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')));

function sha256(file: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256')
    .update(readFileSync(path.join('public', file)))
    .digest(encoding);
}

it('every script of a page, for visitors and for editors, has the hash of its file', () => {
  // Files in _gatsby are parts of pages; __forms.html is never shown.
  const pages = files.filter((file) => file.endsWith('.html') && !/^\/(?:_gatsby\/|__forms)/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  const hashes = new Map<string, string>();
  for (const file of pages) {
    const scripts = parse(readFileSync(path.join('public', file), 'utf8')).querySelectorAll('script[src]');
    expect([file, scripts.length > 0]).toEqual([file, true]);
    for (const script of scripts) {
      const address = script.getAttribute('src') ?? '';
      const hash = hashes.get(address) ?? `sha256-${sha256(address, 'base64')}`;
      hashes.set(address, hash);
      expect([file, address, script.getAttribute('integrity')]).toEqual([file, address, hash]);
      // Integrity-Policy refuses requests without CORS.
      expect([file, address, script.hasAttribute('crossorigin')]).toEqual([file, address, true]);
    }
  }
});

it('the runtime has the hash of every other script of the site in its name', () => {
  const [runtime = '', ...others] = (chunks.app ?? []).filter((file) => file.endsWith('.js'));
  const code = readFileSync(path.join('public', runtime), 'utf8');
  expect(code).toMatch(/\.integrity="sha256-"\+/);
  const later = [...code.matchAll(/\d:"([\w-]{43})"/g)].map(([, hash]) => `/s-${String(hash)}.js`);
  expect(later.length).toBeGreaterThan(50);
  const named = Object.values(chunks).flatMap((list) => list.filter((file) => file.endsWith('.js')));
  const known = [runtime, ...others, ...later];
  expect(named.filter((file) => !known.includes(file))).toEqual([]);
  for (const file of known) expect([file, file.slice(-46, -3)]).toEqual([file, sha256(file, 'base64url')]);
});

it('pages run no script without a hash', async () => {
  const { headers } = await readManifest(path.resolve('generated/host.json'));
  const headersFor = compileHeaderRules(headers);
  for (const address of ['/', '/auctions/four-mile-coulee/', '/admin/'])
    expect(headersFor(address)['integrity-policy']).toBe('blocked-destinations=(script)');
});
