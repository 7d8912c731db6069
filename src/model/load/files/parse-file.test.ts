import { describe, expect, it } from '@jest/globals';
import { parseFile } from './parse-file';

describe('parseFile', () => {
  it('splits fields and text, and counts lines from the top of the file', () => {
    const parsed = parseFile('a.md', '---\ntitle: Why\norder: 3\n---\n\nText.\n');
    expect(parsed).toMatchObject({ ok: true, value: { data: { title: 'Why', order: 3 }, body: 'Text.' } });
    expect(parsed.ok && parsed.value.lineOf(['order'])).toBe(3);
  });

  it('keeps dates as they are written', () => {
    expect(parseFile('a.yaml', 'date: 2026-11-03\n')).toMatchObject({
      ok: true,
      value: { data: { date: '2026-11-03' } },
    });
  });

  it('gives the place where a file cannot be read', () => {
    const parsed = parseFile('a.yaml', 'name: Taber\nnote: a: b\n');
    expect(parsed).toMatchObject({ ok: false, failure: [{ file: 'a.yaml', line: 2 }] });
  });

  it('reports a field that occurs twice', () => {
    expect(parseFile('a.yaml', 'name: A\nname: B\n')).toMatchObject({ ok: false, failure: [{ line: 2 }] });
  });

  it('requires fields in a text file', () => {
    expect(parseFile('a.md', 'Just text.')).toMatchObject({
      ok: false,
      failure: [{ message: 'the file does not begin with its fields' }],
    });
  });
});

it('lets comments stand beside numbers, groups and quoted texts, and on lines of their own', () => {
  const parsed = parseFile('content/x.yaml', "# A.\na: 12 # acres\nb: 'c' # d\ne: # f\n  g: h\n  # i\n");
  expect(parsed).toMatchObject({ ok: true, value: { data: { a: 12, b: 'c', e: { g: 'h' } } } });
});
