import { describe, expect, it } from '@jest/globals';
import type { LandRecord } from '../../schema/land-record';
import { moveLandRecord } from './move-land-record';

const record: LandRecord = {
  yields: { asOf: '2026-10-02', source: 'The seller', entries: [{ year: 2026, crop: 'Canola' }] },
  drainage: { notKnown: 'Nobody knows.', entries: [] },
  tenancy: {
    asOf: '2026-11-12',
    source: 'The lease',
    entries: [{ tenant: 'A neighbour', terms: 'Cash', ends: '2027-10-31', assigned: true }],
  },
};

function moved(days: number) {
  const result = moveLandRecord(record, days, (date) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
  );
  return {
    asOf: result.yields?.asOf,
    year: result.yields?.entries[0]?.year,
    ends: result.tenancy?.entries[0]?.ends,
    drainage: result.drainage,
  };
}

describe('moveLandRecord', () => {
  it.each([
    [0, '2026-10-02', 2026, '2027-10-31'],
    [98, '2027-01-08', 2026, '2027-10-31'],
    [301, '2027-07-30', 2026, '2028-10-31'],
    [399, '2027-11-05', 2027, '2028-10-31'],
  ])('by %d days keeps harvests past and a lease to October 31', (days, asOf, year, ends) => {
    expect(moved(days)).toEqual({ asOf, year, ends, drainage: record.drainage });
  });
});
