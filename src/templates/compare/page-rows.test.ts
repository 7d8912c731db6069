import { describe, expect, it } from '@jest/globals';
import { compareRows } from './page-rows';
import { exampleSaleContext } from '../../page-data/sale-context.example';

function row(rows: ReturnType<typeof compareRows>, label: string) {
  return rows.find((candidate) => candidate.label === label)?.values;
}

describe('compareRows', () => {
  it('has a value of each parcel, then of the groups', () => {
    const rows = compareRows(exampleSaleContext({}, new Date('2026-03-01T12:00:00Z')));
    expect(row(rows, 'Titled')).toEqual(['319.5 ac', '159.8 ac', '318.9 ac', '798.2 ac']);
    expect(row(rows, 'Per titled acre')).toEqual(['$1,628/ac', '$1,627/ac', '$1,662/ac', '$1,641/ac']);
    expect(row(rows, 'Soil')?.at(-1)).toBe('–');
  });

  it('leaves out facts that no parcel has, and results before there are any', () => {
    const labels = compareRows(exampleSaleContext({}, new Date('2026-03-01T12:00:00Z'))).map(
      ({ label }) => label,
    );
    expect(labels).not.toContain('Irrigated');
    expect(labels).not.toContain('Income a year');
    expect(labels).not.toContain('Accepted bid');
  });

  it('shows what is known about the land, and where it is not known for a parcel', () => {
    const { sale } = exampleSaleContext();
    const [first, ...others] = sale.parcels;
    if (first === undefined) throw new Error('no parcel');
    const drainage = { asOf: '2026-10-02', source: 'The seller', entries: [], none: true as const };
    const rows = compareRows(
      exampleSaleContext({ parcels: [{ ...first, landRecord: { drainage } }, ...others] }),
    );
    expect(row(rows, 'Drainage')).toEqual(['No tile or ditches', 'Not known', 'Not known', '–']);
    expect(row(rows, 'Tenancy')).toBeUndefined();
  });

  it('counts the price of a block once', () => {
    expect(row(compareRows(exampleSaleContext()), 'Accepted bid')).toEqual([
      'Sold en bloc',
      'Sold en bloc',
      'Sold en bloc',
      '$2,075,000',
    ]);
  });
});
