import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checksumsRoute } from '../../src/model/derive/routes';
import { readFiles, readPages } from './built-site';
import { company } from '../tooling/company';

const documents = [...readFiles()].filter((file) => /^\/?media\/documents\//.test(file)).sort();

function checksumOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join('public', file)))
    .digest('hex');
}

describe('checksums of documents', () => {
  it('are listed for all of them, in the format of sha256sum', () => {
    expect(documents.length).toBeGreaterThan(10);
    const expected = documents.map((file) => `${checksumOf(file)}  ${path.basename(file)}`);
    const lines = readFileSync(path.join('public', checksumsRoute), 'utf8').trimEnd().split('\n');
    expect(lines).toEqual(expected);
  });

  it('are shown with lists of documents, collapsed', () => {
    const listing = readPages().filter(({ template }) => template === 'parcel');
    let shown = 0;
    for (const { root } of listing) {
      const links = root.querySelectorAll('a[href$=".pdf"]');
      const codes = root.querySelectorAll('details:not([open]) code').map(({ text }) => text);
      const checksums = links.map((link) => checksumOf(decodeURIComponent(link.getAttribute('href') ?? '')));
      for (const checksum of checksums) expect(codes).toContain(checksum);
      shown += checksums.length;
    }
    expect(shown).toBeGreaterThan(documents.length);
  });

  it('are explained on the page about payments, with the official addresses of the settings', () => {
    const page = readPages().find(({ path: at }) => at === '/payments/');
    const text = page?.root.querySelector('main')?.text ?? '';
    for (const word of [company.siteHost, company.engineHost, company.emailDomain])
      expect(text).toContain(word);
    expect(page?.root.querySelector(`main a[href="${checksumsRoute}"]`)).not.toBeNull();
  });
});
