import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import type { BuildContext } from '../../page-data/build-context';
import { exampleBuildContext } from '../../page-data/build-context.example';
import { saleContextsOf, type SaleContext } from '../../page-data/sale-context';
import { similarSales } from './page-similar';

const written = new Date('2026-11-21T18:00:00Z');
let context: BuildContext;
let saleContexts: SaleContext[];

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), written);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  context = exampleBuildContext(loaded.value, written);
  saleContexts = saleContextsOf(context);
});

function similarTo(slug: string): string[] | null {
  const saleContext = saleContexts.find(({ sale }) => sale.slug === slug);
  if (saleContext === undefined) throw new Error(`no ${slug}`);
  return similarSales(context, saleContexts, saleContext)?.sales.map(({ name }) => name) ?? null;
}

describe('similarSales', () => {
  it('lists land that is near and has a similar share of cultivated acres', () => {
    expect(similarTo('frenchman-valley-grass')).toEqual([
      'Burnt Birch Ranch',
      'Four Mile Coulee',
      'Carrot River Black',
    ]);
    expect(similarTo('border-mixed-farm')).toHaveLength(3);
  });

  it('is for sales in which nobody can bid', () => {
    expect(similarTo('four-mile-coulee')).toBeNull();
    expect(similarTo('iron-creek-home-place')).toBeNull();
  });
});
