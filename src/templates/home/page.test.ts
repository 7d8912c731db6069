import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import type { BuildContext } from '../../page-data/build-context';
import { exampleBuildContext } from '../../page-data/build-context.example';
import { exampleSaleContext } from '../../page-data/sale-context.example';
import { homeKind } from './page';

const written = new Date('2026-11-21T18:00:00Z');
let context: BuildContext;

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), written);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  context = exampleBuildContext(loaded.value, written);
});

function figuresOf(...given: Parameters<typeof exampleSaleContext>): string[] {
  const { props } = homeKind.fixedPages.home(context, [exampleSaleContext(...given)]);
  return props.figures.map(({ label }) => label);
}

describe('the figures of the home page', () => {
  it('are those of the results, once something has sold', () => {
    expect(figuresOf()).toContain('Sold so far');
    expect(figuresOf({ enBlocs: [] })).toEqual([]);
    expect(figuresOf({ enBlocs: [], nothingSold: true })).toEqual([]);
    expect(figuresOf({}, new Date('2026-03-01T12:00:00Z'))).toEqual([]);
  });
});
