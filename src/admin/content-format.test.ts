import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collections } from '../model/load/files/collections';
import { listVisibleFiles } from '../model/load/files/files';
import { parseFile } from '../model/load/files/parse-file';
import { markdownFormat, yamlFormat } from './content-format';

function parsed(file: string, source: string) {
  const result = parseFile(file, source);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return { data: result.value.data, body: result.value.body };
}

/** The same with the fields of every group in reverse: the CMS does not keep their order. */
function scrambled(data: Record<string, unknown>): Record<string, unknown> {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, child]) => [name, turn(child)]),
    );
  };
  return Object.fromEntries(Object.entries(data).map(([name, child]) => [name, turn(child)]));
}

describe('the output of the CMS', () => {
  it.each(Object.keys(collections))('for %s parses, and has lost nothing', async (name) => {
    const location = Object.entries(collections).find(([key]) => key === name)?.[1];
    if (location === undefined) throw new Error(name);
    const folder = path.join('content', location.folder);
    const format = location.ending === '.md' ? markdownFormat : yamlFormat;
    const fieldNames = Object.keys(location.schema.shape);
    const names = (await listVisibleFiles(folder)).filter(
      (file) => !('file' in location) || file === `${location.file}${location.ending}`,
    );
    expect(names.length).toBeGreaterThan(0);
    for (const file of names) {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const written = format.toFile(scrambled(format.fromFile(source)), fieldNames);
      const [before, after] = [parsed(file, source), parsed(file, written)];
      expect(after).toEqual(before);
      expect(format.toFile(format.fromFile(written), fieldNames)).toBe(written);
    }
  });

  it('leaves out unanswered fields, and groups of nothing else', () => {
    const data = {
      name: 'A',
      video: { title: '', poster: { alt: null } },
      tags: ['', 'b'],
      none: [],
      rent: 0,
    };
    expect(yamlFormat.toFile(data)).toBe('name: A\ntags:\n  - b\nnone: []\nrent: 0\n');
  });

  it('keeps texts that YAML could read as something else', () => {
    const data = { a: '2026-11-03', b: 'true', c: '63', d: '2026-12-09T09:00:00Z', e: '*x*', f: 'a: b' };
    expect(yamlFormat.fromFile(yamlFormat.toFile(data))).toEqual(data);
    expect(parsed('x.yaml', yamlFormat.toFile(data)).data).toEqual(data);
  });

  it('has the fields of every group in the order of the schema', () => {
    const names = Object.keys(collections.sales.schema.shape);
    const unanswered = { none: false, entries: [] };
    const parcels = [
      { landRecord: { yields: unanswered, water: { ...unanswered, notKnown: 'Why' } }, name: 'P', slug: 'p' },
    ];
    expect(yamlFormat.toFile({ parcels, posted: '2026-11-03', id: 'x', name: 'A' }, names)).toBe(
      "name: A\nid: x\nposted: '2026-11-03'\nparcels:\n  - slug: p\n    name: P\n    landRecord:\n      water:\n        notKnown: Why\n",
    );
  });

  it('carries the version of the file that was opened, and names the page', () => {
    const version = 'a'.repeat(64);
    for (const format of [yamlFormat, markdownFormat]) {
      const source = format.toFile({ title: 'T' });
      const opened = format.fromFile(`# version ${version}\n${source}`);
      const saved = format.toFile({ ...opened, title: 'U' });
      expect(saved).toMatch(new RegExp(`^# version ${version} [\\w-]{36}\n`));
      expect(saved.replace(/^.*\n/, '')).toBe(source.replace('T', 'U'));
      expect(format.toFile(format.fromFile(saved))).toBe(saved);
    }
  });

  it('keeps Markdown unchanged', () => {
    const body = '## Bids {#Bids}\n\n::: note A\n*b*\n:::\n\n| a {sum} |\n| --- |';
    const written = markdownFormat.toFile({ title: 'T', body });
    expect(written).toBe(`---\ntitle: T\n---\n\n${body}\n`);
    expect(markdownFormat.fromFile(written)).toEqual({ title: 'T', body });
  });
});
