import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { ResultRecord } from './results-table';
import { renderCsv } from './results-file';

const empty: ResultRecord = {
  Sale: '',
  'Nearest place': '',
  Province: '',
  Lot: '',
  'Legal land': '',
  'Closed (year-month-day)': '',
  'Sold as': '',
  'Titled acres': '',
  'Cultivated acres': '',
  'Price (CAD)': '',
  'CAD per titled acre': '',
  'CAD per cultivated acre': '',
  'Land use': '',
  Soil: '',
  'Crops and yields': '',
  Drainage: '',
  'Wells and sites': '',
  Water: '',
  Access: '',
  'Environmental records': '',
  Tenancy: '',
  Address: '',
};

function recordWith(given: Partial<ResultRecord>): ResultRecord {
  return { ...empty, ...given };
}

const hostile = ['=HYPERLINK("https://x.example")', '+1', '-1', '@cmd', '\tx'];

describe('renderCsv', () => {
  it('can be read back, with quotes, commas, accents and line breaks', () => {
    const sale = 'Rivière “Qu’Appelle”, "east"\nof the road';
    const csv = renderCsv([recordWith({ Sale: sale, 'Price (CAD)': 480_000 })]);
    expect(csv.startsWith('\uFEFFSale,Nearest place,')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const [row] = parse<Record<string, string>>(csv, { bom: true, columns: true });
    expect(row).toMatchObject({ Sale: sale, 'Price (CAD)': '480000' });
  });

  it.each(hostile)('keeps a spreadsheet from running %j', (text) => {
    const [row] = parse<Record<string, string>>(renderCsv([recordWith({ Sale: text })]), {
      bom: true,
      columns: true,
    });
    expect(row?.Sale).toBe(`'${text}`);
  });
});
