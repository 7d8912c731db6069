import { describe, expect, it } from '@jest/globals';
import { lastChangedDate, calendarDateToInstant, postedDate } from './publication-dates';
import { exampleSale } from './sale.example';

const document = { title: 'Titles', file: 'documents/titles.pdf', parcels: [] };

describe('postedDate', () => {
  it('is the day that the editor gives, or else that of the first document', () => {
    const documents = ['2026-11-05', '2026-11-03'].map((date) => ({ ...document, date }));
    expect(postedDate(exampleSale({ posted: '2026-11-10', documents }))).toBe('2026-11-10');
    expect(postedDate(exampleSale({ documents }))).toBe('2026-11-03');
    expect(postedDate(exampleSale())).toBeNull();
  });
});

describe('lastChangedDate', () => {
  it('is the latest of the posting, the documents and the changes', () => {
    const changes = [{ date: '2026-11-12', text: 'A lease was added.' }];
    const documents = [{ ...document, date: '2026-11-05' }];
    expect(lastChangedDate(exampleSale({ posted: '2026-11-03', documents, changes }))).toBe('2026-11-12');
    expect(lastChangedDate(exampleSale({ posted: '2026-11-03', documents }))).toBe('2026-11-05');
    expect(lastChangedDate(exampleSale())).toBeNull();
  });
});

describe('calendarDateToInstant', () => {
  it('is the same day from Newfoundland to the Yukon', () => {
    for (const timeZone of ['America/St_Johns', 'America/Whitehorse'])
      expect(calendarDateToInstant('2026-11-03').toLocaleDateString('en-CA', { timeZone })).toBe(
        '2026-11-03',
      );
  });
});
