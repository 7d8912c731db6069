import { describe, expect, it } from '@jest/globals';
import { exampleSale } from '../../derive/sale.example';
import { SaleSchema } from '../../schema/sale';
import { checkSaleIds } from './sale-ids';

function entry(file: string, id: string) {
  const { slug, ...fields } = exampleSale({ slug: file, id });
  return { slug, folder: '', fields, parsed: { file: `content/sales/${file}.yaml`, lineOf: () => 2 } };
}

describe('checkSaleIds', () => {
  it('finds an ID that another sale has', () => {
    const entries = [entry('bend', 'sale-1'), entry('coulee', 'sale-2'), entry('ridge', 'sale-1')];
    expect(checkSaleIds({ sales: { entries } })).toMatchObject([
      {
        file: 'content/sales/ridge.yaml',
        line: 2,
        message: '"sale-1" is the ID of the sale in content/sales/bend.yaml',
      },
    ]);
  });

  it.each([undefined, '', 'the one near Taber'])('ignores %j, which the schema refuses', (id) => {
    expect(SaleSchema.shape.id.safeParse(id).success).toBe(false);
  });
});
