import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { files, writeFixtureSite, type FixtureSite } from './fixture-site';

interface RedirectLine {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

function readRedirects(text: string): RedirectLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = '', ...rest] = line.split(' ');
      if (rest.length > 0 || !/^\d{3}$/.test(status))
        throw new Error(`_redirects has a line of another form: ${line}`);
      return { from, to, status: Number(status) };
    });
}

let site: FixtureSite;
let redirects: readonly RedirectLine[];

beforeAll(async () => {
  site = await writeFixtureSite();
  redirects = readRedirects(await readFile(path.join(site.publicDir, '_redirects'), 'utf8'));
});
afterAll(() => site.remove());

describe('the redirects for static hosts', () => {
  it('are those of the tables, in both slash forms, and never for an existing file', () => {
    const expected = site.manifest.redirects
      .filter(({ from }) => !(from.slice(1) in files))
      .flatMap(({ from, to, status }) => [
        { from, to, status },
        { from: `${from}/`, to, status },
      ]);
    expect(redirects).toEqual(expected);
  });

  // https://developers.cloudflare.com/workers/static-assets/redirects/
  it('stay within the limits of Cloudflare: 2,000 of them, 1,000 characters each, known statuses', () => {
    expect(redirects.length).toBeGreaterThan(5);
    expect(redirects.length).toBeLessThanOrEqual(2000);
    for (const { from, to, status } of redirects) {
      expect(`${from} ${to} ${String(status)}`.length).toBeLessThanOrEqual(1000);
      expect([301, 302, 303, 307, 308]).toContain(status);
      // None of the 100 with asterisks or placeholders, which follow other rules.
      expect(from).toMatch(/^\/[^*:]*$/);
    }
  });
});
