import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import { findUnknownNames, ordinaryWords, type KnownNames } from './names-in-texts';
import { givenNames, listTexts, type NamedText } from './texts-of-content';

const document = readFileSync('docs/sources.md', 'utf8');

interface SourceRow {
  readonly statement: string;
  readonly file: string;
  readonly checked: string;
}

function readRows(): SourceRow[] {
  return document.split('\n').flatMap((line) => {
    const [, statement = '', page = '', , checked = ''] = line.split('|').map((cell) => cell.trim());
    return page.startsWith('`') ? [{ statement, file: page.replaceAll('`', ''), checked }] : [];
  });
}

/** Lists the addresses on other sites that a text of the content links to. */
function listLinks(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') || /^sales.*\.yaml$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join('content', file), 'utf8').matchAll(/\]\((https?:[^)]+)\)/g),
    ])
    .map(([, address = '']) => address);
}

/** Lists the names of the section "Names without a source". */
function listNamesWithoutSource(text: string): string[] {
  return [...text.matchAll(/^- [^:]+: (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((each) => each.replace(/^the /, '')),
  );
}

/** Lists the names of the whole document; those of the table are in statements and sources. */
function listedNames(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const inRows = rows
    .flatMap((row) => findUnknownNames(row, { names: [], words: new Set(), ordinary: new Set() }))
    .filter((name) => / |^\p{Lu}{2,}$/u.test(name));
  return [...inRows, ...listNamesWithoutSource(text)].map((name) => name.replace(/^The /, ''));
}

describe('docs/sources.md', () => {
  it('has rows', () => {
    expect(readRows().length).toBeGreaterThan(5);
  });

  it.each(readRows())('$file says: $statement', ({ statement, file, checked }) => {
    expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(statement);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  describe('on the names in texts', () => {
    let texts: readonly NamedText[];
    let known: KnownNames;

    beforeAll(async () => {
      const loaded = await loadContent(path.resolve('content'), new Date('2026-11-21T18:00:00Z'));
      if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
      texts = listTexts(loaded.value);
      const listed = listedNames(document);
      const given = givenNames(loaded.value);
      known = {
        names: [...given.names, ...listed.filter((name) => /^\p{Lu}.* /u.test(name))],
        words: new Set([...given.words, ...listed.map((name) => name.replace(/\.$/, ''))]),
        ordinary: ordinaryWords([...texts.map(({ text }) => text), document]),
      };
    });

    it('has each law, tax, index and institution that a text of the content names', () => {
      const unknown = texts.flatMap(({ place, text }) =>
        findUnknownNames(text, known).map((name) => `${place}: ${name}`),
      );
      expect([...new Set(unknown)]).toEqual([]);
    });

    it.each([
      ['Ask the Prairie Land Title Council first.', 'Prairie Land Title Council'],
      ['Statistics Canada counts farms.', 'Statistics Canada'],
      ['The rate follows the Teranet Farm Index.', 'Teranet Farm Index'],
      ['It ends under The Farm Leases Act, 1990.', 'The Farm Leases Act'],
      ['It is void under the Farm (Tenant Protection) Act.', 'Farm (Tenant Protection) Act'],
      ['The Alberta Land Commission decides.', 'The Alberta Land Commission'],
      ['Report it to the AFSC.', 'AFSC'],
      ['A buyer pays the carbon levy.', 'carbon levy'],
      ['There is no speculation tax.', 'speculation tax'],
    ])('reports %s', (text, name) => {
      expect(findUnknownNames(text, known)).toEqual([name]);
    });

    it.each([
      'Ask Ngozi Okafor, near Killam, Alberta.',
      'In Saskatchewan under The Homesteads Act, 1989. Choose Create Account.',
      'Souris Flats closed on March 18 at 11:00 AM.',
    ])('knows all names in: %s', (text) => {
      expect(findUnknownNames(text, known)).toEqual([]);
    });

    it('has no name that no text contains any more', () => {
      const all = texts.map(({ text }) => text).join('\n');
      expect(listNamesWithoutSource(document).filter((name) => !all.includes(name))).toEqual([]);
    });
  });

  it('lists every link from a text to another site', () => {
    expect(listLinks().filter((address) => !document.includes(`<${address}>`))).toEqual([]);
  });
});
