import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

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

describe('docs/sources.md', () => {
  it('has rows', () => {
    expect(readRows().length).toBeGreaterThan(5);
  });

  it.each(readRows())('$file says: $statement', ({ statement, file, checked }) => {
    expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(statement);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('lists every link from a text to another site', () => {
    expect(listLinks().filter((address) => !document.includes(`<${address}>`))).toEqual([]);
  });
});
