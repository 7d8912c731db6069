import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { markdownFormat, yamlFormat } from '../../admin/content-format';
import { blockText } from '../../lib/yaml-text';
import { splitFrontMatter } from '../../lib/front-matter';
import { listVisibleFiles } from '../../model/load/files/files';
import { keepFormat } from '../../lib/keep-format/keep-format';

type Fields = Record<string, unknown>;

function fieldsOf(yaml: string): Fields {
  return z.record(z.string(), z.unknown()).parse(parse(yaml));
}

/** An entry as the CMS writes it: without comments, and with every list and group on lines of its own. */
function written(source: string, change: (fields: Fields) => Fields = (fields) => fields): string {
  const parts = splitFrontMatter(source);
  const text = blockText(change(fieldsOf(parts?.fields ?? source)));
  return parts === null ? text : `---\n${text}---\n\n${parts.body.trim()}\n`;
}

/** Every text of an entry that is a value by itself, with its path. */
function texts(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return / \w{3,} /.test(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => texts(child, [...at, name]));
}

/** The same with another word in the text at a place. */
function changed(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (typeof value === 'string') return value.replace(/ \w{3,} /, ' xyz ');
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]): [string, unknown] => [
    key,
    key === name ? changed(child, rest) : child,
  ]);
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** Lines of one text that differ from the other, between those that are the same at the beginning and at the end. */
function differentLines(a: string, b: string): number {
  const [one, two] = [a.split('\n'), b.split('\n')];
  while (one.length > 0 && one[0] === two[0]) [one, two].map((lines) => lines.shift());
  while (one.length > 0 && one.at(-1) === two.at(-1)) [one, two].map((lines) => lines.pop());
  return Math.max(one.length, two.length);
}

async function entries(): Promise<string[]> {
  const files = (await listVisibleFiles('content')).filter((file) => /^(?!media).*\.(?:yaml|md)$/.test(file));
  return files.map((file) => readFileSync(path.join('content', file), 'utf8'));
}

describe('every entry of the content', () => {
  it('stays the same when it is saved without a change', async () => {
    for (const source of await entries()) {
      const format = splitFrontMatter(source) === null ? yamlFormat : markdownFormat;
      expect(keepFormat(source, format.toFile(format.fromFile(source)))).toBe(source);
    }
  });

  it('changes in one line when one word of a field does', async () => {
    for (const source of await entries()) {
      const all = texts(fieldsOf(splitFrontMatter(source)?.fields ?? source));
      for (const at of [all[0], all.at(Math.floor(all.length / 2)), all.at(-1)]) {
        if (at === undefined) continue;
        const wanted = written(source, (old) => z.record(z.string(), z.unknown()).parse(changed(old, at)));
        const kept = keepFormat(source, wanted);
        expect([at, differentLines(source, kept)]).toEqual([at, 1]);
        expect(written(kept)).toBe(wanted);
      }
    }
  });
});
const hand = `# About all of it
name: A farm # the short name
tags: [a, 'b', c]
# Who to call
contacts:
  # First
  - { name: Ann, phone: '1' }
  - name: Bob
    phone: '2'
  # Last
  - name: Cy
text: >-
  These words go on
  over several lines
  of the file.
day: 2026-11-03
`;

function save(change: (fields: Fields) => Fields): string {
  const wanted = written(hand, change);
  const kept = keepFormat(hand, wanted);
  expect(written(kept)).toBe(wanted);
  return kept;
}

describe('a file written by hand', () => {
  const contacts = [{ name: 'Ann', phone: '1' }, { name: 'Bob', phone: '2' }, { name: 'Cy' }] as const;
  const [ann, bob, cy] = contacts;

  it.each<[string, Fields, string, string]>([
    ['a name', { name: 'B: farm' }, 'name: A farm #', "name: 'B: farm' #"],
    ['a date', { day: '2026-12-01' }, 'day: 2026-11-03', 'day: 2026-12-01'],
    ['an item in brackets', { tags: ['a', 'x, y', 'c'] }, "'b'", "'x, y'"],
    ['a longer list in brackets', { tags: ['a', 'b', 'c', 'd'] }, "'b', c]", 'b, c, d]'],
    ['a field in brackets', { contacts: [{ name: 'Ann', phone: '9' }, bob, cy] }, "'1'", "'9'"],
    [
      'a field of a group that gets one more',
      { contacts: [ann, bob, { name: 'Cy', phone: '3' }] },
      'name: Cy\n',
      "name: Cy\n    phone: '3'\n",
    ],
    ['an item that goes', { contacts: [ann, cy] }, "  - name: Bob\n    phone: '2'\n", ''],
    ['an item that comes', { contacts: [...contacts, { name: 'Di' }] }, 'Cy\n', 'Cy\n  - name: Di\n'],
    ['the first words', { text: 'Those words go on over several lines of the file.' }, 'These', 'Those'],
    [
      'more words',
      { text: 'These words go on and on over several lines of the file.' },
      'on\n',
      'on and on\n',
    ],
  ])('changes %s alone', (_name, fields, from, to) => {
    expect(save((old) => ({ ...old, ...fields }))).toBe(hand.replace(from, () => to));
  });

  it('takes comments along with an item that moves', () => {
    expect(save((old) => ({ ...old, contacts: [ann, cy, bob] }))).toBe(
      hand.replace(
        "  - name: Bob\n    phone: '2'\n  # Last\n  - name: Cy\n",
        "  # Last\n  - name: Cy\n  - name: Bob\n    phone: '2'\n",
      ),
    );
  });

  it('gets a new field after the one before it', () => {
    const { name, ...rest } = fieldsOf(hand);
    expect(keepFormat(hand, blockText({ name, id: 'x', ...rest }))).toBe(
      hand.replace('name\n', 'name\nid: x\n'),
    );
  });

  it('loses a field that is removed', () => {
    expect(save((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name !== 'tags')))).toBe(
      hand.replace("tags: [a, 'b', c]\n", ''),
    );
  });

  it('keeps its line ends, and a last line without one', () => {
    const source = '---\r\ntitle: A # why\r\nsummary: S\r\n---\r\n\r\nOne.\r\n\r\nTwo.';
    const wanted = '---\ntitle: A\nsummary: T\n---\n\nOne.\n\nThree.\n';
    expect(keepFormat(source, wanted)).toBe(
      source.replace('summary: S', 'summary: T').replace('Two', 'Three'),
    );
    expect(keepFormat('a: 1', 'a: 1\nb: 2\n')).toBe('a: 1\nb: 2\n');
  });

  it('is rewritten if it cannot be read', () => {
    expect(keepFormat('a: [', 'a: 1\n')).toBe('a: 1\n');
    expect(keepFormat('', 'a: 1\n')).toBe('a: 1\n');
  });
});
