import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'node-html-parser';
import { defaultPolicy } from '../../src/app/trusted-types';
import { hashScripts } from '../../src/build/hosting/content-policy';
import { compileHeaderRules } from '../../src/host/site/header-rules';
import { readManifest } from '../../src/host/site/read-manifest';
import { readFiles } from './built-site';

const files = [...readFiles()];
// __forms.html is only for Netlify.
const pages = files.filter(
  (file) => file.endsWith('.html') && !/^\/(?:admin\/|_gatsby\/|__forms)/.test(file),
);

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Texts of a JSON value, at any depth, with HTML. */
function htmlOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlOf) : [];
}

describe('the content security policy', () => {
  it('allows every inline script, by one hash', async () => {
    const { headers } = await readManifest(path.resolve('generated/host.json'));
    const policy = compileHeaderRules(headers)('/')['content-security-policy'] ?? '';
    const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(allowed).toHaveLength(1);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    expect(pages.length).toBeGreaterThan(50);
    const used = new Set(
      pages.flatMap((file) => hashScripts(readFileSync(path.join('public', file), 'utf8'))),
    );
    expect([...used].sort()).toEqual([...allowed].sort());
  });

  it('allows in each page its inline sheets, by their hashes, and no others', () => {
    for (const file of pages) {
      const html = readFileSync(path.join('public', file), 'utf8');
      const element = parse(html).querySelector('meta[http-equiv="Content-Security-Policy"]');
      const sheets = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
      const hashes = sheets.map(([, text = '']) => `'${sha256(text)}'`);
      expect([file, element?.getAttribute('content')]).toEqual([
        file,
        `style-src 'self' ${hashes.join(' ')}`,
      ]);
      // It applies to everything after it.
      expect([file, sheets.every(({ index }) => index > html.indexOf('http-equiv'))]).toEqual([file, true]);
    }
  });

  it('lets the HTML of all texts pass where the browser inserts it', () => {
    const data = files.filter((file) => /^\/(?:page|slice)-data\/.*\.json$/.test(file));
    const texts = data.flatMap((file) => htmlOf(JSON.parse(readFileSync(path.join('public', file), 'utf8'))));
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) expect(defaultPolicy.createHTML(text)).toBe(text);
  });
});
