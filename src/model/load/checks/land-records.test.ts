import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../../derive/sale.example';
import type { LandRecord, SurfaceSite } from '../../schema/land-record';
import { fieldName } from '../files/problem';
import { checkLandRecord } from './land-records';

const said = { asOf: '2026-10-02', source: 'The seller' };
const well: SurfaceSite = {
  kind: 'well',
  location: 'LSD 9-20-3-11-W2M',
  operator: 'Magpie Slough Petroleum Ltd.',
  status: 'producing',
  assigned: true,
};

function findings(landRecord: LandRecord): string[] {
  const parcel = exampleParcel({
    slug: 'parcel-1',
    landDescriptions: ['NE-20-3-11-W2M'],
    features: [{ slug: 'dugout', name: 'Dugout', kind: 'Water', summary: 'Deep.' }],
    landRecord,
  });
  const sale = exampleSale({
    parcels: [parcel],
    documents: [{ title: 'Titles', file: 'documents/titles.pdf', date: '2026-10-01', parcels: [] }],
  });
  return checkLandRecord(sale, '2026-11-22').map(({ path, message }) => `${fieldName(path)}: ${message}`);
}

describe('checkLandRecord', () => {
  it('finds nothing in a record that fits its parcel', () => {
    expect(
      findings({
        yields: { ...said, entries: [{ year: 2026, crop: 'Canola' }] },
        sites: { ...said, entries: [{ ...well, reviewOn: '2028-01-01' }], document: 'documents/titles.pdf' },
        water: { ...said, entries: [{ kind: 'dugout', feature: 'dugout' }] },
      }),
    ).toEqual([]);
  });

  it('refuses dates that lie ahead, and years after the date', () => {
    expect(findings({ drainage: { ...said, asOf: '2026-11-23', entries: [], none: true } })).toEqual([
      'parcels 1 › landRecord › drainage › asOf: "2026-11-23" lies ahead',
    ]);
    expect(findings({ yields: { ...said, entries: [{ year: 2027, crop: 'Canola' }] } })).toEqual([
      'parcels 1 › landRecord › yields › entries 1 › year: 2027 is later than the record, which is as of 2026-10-02',
    ]);
  });

  it('refuses reviews and ends of leases that are over', () => {
    expect(findings({ sites: { ...said, entries: [{ ...well, reviewOn: '2026-10-02' }] } })).toHaveLength(1);
    const lease = { tenant: 'A neighbour', terms: 'Cash', ends: '2025-10-31', assigned: true };
    expect(findings({ tenancy: { ...said, entries: [lease] } })[0]).toContain('ends: "2025-10-31" was over');
  });

  it.each(['LSD 8-20-3-11-W2M', 'NE-21-3-11-W2M', 'All of 20-3-11-W2M', 'behind the barn'])(
    'refuses a site at %s',
    (location) => {
      expect(findings({ sites: { ...said, entries: [{ ...well, location }] } })).toHaveLength(1);
    },
  );

  it('refuses features and documents that are not there', () => {
    expect(
      findings({
        water: { ...said, entries: [{ kind: 'spring', feature: 'spring' }], document: 'documents/water.pdf' },
      }),
    ).toEqual([
      'parcels 1 › landRecord › water › entries 1 › feature: "spring" is not a feature of this parcel',
      'parcels 1 › landRecord › water › document: "documents/water.pdf" is not among the documents of this sale',
    ]);
  });
});

it('advises what can be done where a sale has no documents yet', () => {
  const parcel = exampleParcel({
    slug: 'parcel-1',
    landRecord: { water: { ...said, entries: [], document: 'documents/water.pdf' } },
  });
  const [finding] = checkLandRecord(exampleSale({ parcels: [parcel], documents: [] }), '2026-11-22');
  expect(finding?.advice).toBe('nothing; or add it to the documents of this sale.');
});
