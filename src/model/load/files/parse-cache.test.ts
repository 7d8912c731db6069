import { expect, it } from '@jest/globals';
import { loadContent } from '../load-content';
import { createParseCache } from './parse-cache';

it('parses a file again when its text has changed, and only then', () => {
  const parse = createParseCache();
  const first = parse('a.yaml', 'name: Taber\n');
  expect(parse('b.yaml', 'name: Vulcan\n')).toMatchObject({ value: { data: { name: 'Vulcan' } } });
  expect(parse('a.yaml', 'name: Taber\n')).toBe(first);
  expect(parse('a.yaml', 'name: Tabor\n')).toMatchObject({ value: { data: { name: 'Tabor' } } });
  expect(parse('a.yaml', 'name: Taber\n')).toMatchObject({ value: { data: { name: 'Taber' } } });
});

it('keeps the problems of a file as well', () => {
  const parse = createParseCache();
  const first = parse('a.yaml', 'name: A\nname: B\n');
  expect(first.ok).toBe(false);
  expect(parse('a.yaml', 'name: A\nname: B\n')).toBe(first);
});

it('loads the content of another day as without it, since nothing changes the cached data', async () => {
  const parse = createParseCache();
  const [written, later] = [new Date('2026-11-21T18:00:00Z'), new Date('2026-12-21T18:00:00Z')];
  const before = await loadContent('content', written, parse);
  const [cached, fresh] = [
    await loadContent('content', later, parse),
    await loadContent('content', later),
  ].map((loaded) => JSON.stringify(loaded));
  expect(before.ok).toBe(true);
  expect(cached === fresh).toBe(true);
  expect(cached === JSON.stringify(before)).toBe(false);
});
