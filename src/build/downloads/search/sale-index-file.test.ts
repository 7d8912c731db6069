import { expect, it } from '@jest/globals';
import MiniSearch from 'minisearch';
import { saleIndexOptions } from '../../../model/derive/search/sale-index';
import type { BuildContext } from '../../../page-data/build-context';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { saleIndexFile } from './sale-index-file';

const context = { html: (markdown: string) => markdown } satisfies Partial<BuildContext>;

it('finds a sale by name, place, municipality and legal land description', async () => {
  const other = exampleSaleContext({ slug: 'other', name: 'Other', municipality: 'Elsewhere' });
  const content = await saleIndexFile(context, [other, exampleSaleContext()]).content();
  const index = MiniSearch.loadJSON(String(content), saleIndexOptions);
  const first = (text: string): unknown => index.search(text, { prefix: true, combineWith: 'AND' })[0]?.slug;
  const { slug, municipality } = exampleSaleContext().sale;
  expect(first('souris fl')).toBe(slug);
  expect(first(municipality)).toBe(slug);
  expect(index.search('torquay')).toHaveLength(2);
  expect(index.search('ne 20 3 11 w2m', { combineWith: 'AND' })).toHaveLength(2);
});
