import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../../model/derive/sale.example';
import type { LandRecord, SurfaceSite } from '../../model/schema/land-record';
import { writeLandRecord } from './land-record';
import { landRecordHtml } from './land-record-props';
import { incomeFacts, yearlyIncome } from './parcel-income';
import { soilText } from './soil';

const said = { asOf: '2026-10-02', source: 'The seller' };
const well: SurfaceSite = {
  kind: 'well',
  location: 'LSD 7-16-73-6-W6M',
  operator: 'Magpie Slough Petroleum Ltd.',
  status: 'producing',
  assigned: true,
};

function parcelWith(landRecord?: LandRecord) {
  return exampleParcel({
    slug: 'parcel-1',
    soil: 'Dark Brown loam',
    features: [{ slug: 'dugout', name: 'Dugout, 14 feet', kind: 'Water', summary: 'Deep.' }],
    ...(landRecord !== undefined && { landRecord }),
  });
}

function partOf(name: keyof LandRecord, landRecord?: LandRecord) {
  const part = writeLandRecord(parcelWith(landRecord)).find((written) => written.name === name);
  if (part === undefined) throw new Error(`no part ${name}`);
  return part;
}

describe('writeLandRecord', () => {
  it('marks every part as not known if nobody has asked', () => {
    const parts = writeLandRecord(parcelWith());
    expect(parts).toHaveLength(9);
    expect(new Set(parts.map(({ answer, short }) => `${answer}: ${short}`))).toEqual(
      new Set(['not known: Not known']),
    );
  });

  it('distinguishes not known, with a reason, from known to be none', () => {
    expect(partOf('tenancy', { tenancy: { notKnown: 'We asked twice.', entries: [] } })).toMatchObject({
      answer: 'not known',
      short: 'Not known',
      note: 'We asked twice.',
      source: null,
    });
    expect(partOf('tenancy', { tenancy: { ...said, none: true, entries: [] } })).toMatchObject({
      answer: 'none',
      short: 'No tenant',
      source: 'The seller',
      asOf: '2026-10-02',
    });
  });

  it('writes a site with its operator, licence, status, rent and review', () => {
    const site = { ...well, licence: 'W 0900112', rent: 3350.5, reviewOn: '2028-05-01' };
    const part = partOf('sites', { sites: { ...said, entries: [site] } });
    expect(part.short).toBe('1 well, $3,350.50 a year');
    expect(part.facts).toEqual([
      {
        label: 'Well, SE 16',
        value:
          'Magpie Slough Petroleum Ltd., licence W 0900112. Producing. $3,350.50 a year. Next review May 1, 2028.',
      },
    ]);
  });

  it('says what is not known about a site, and that no rent is paid', () => {
    const sites = [well, { ...well, kind: 'pipeline' as const, location: 'E1/2 16-73-6-W6M', rent: 0 }];
    const part = partOf('sites', { sites: { ...said, entries: sites } });
    expect(part.short).toBe('1 well, 1 pipeline');
    expect(part.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Well, SE 16: Magpie Slough Petroleum Ltd., licence not known. Producing. Rent not known.',
      'Pipeline, E½ 16-73-6-W6M: Magpie Slough Petroleum Ltd., licence not known. Producing. No rent.',
    ]);
  });

  it('says when the seller keeps the rent', () => {
    const lease = {
      tenant: 'A neighbour',
      terms: 'Cash rent',
      ends: '2027-10-31',
      rent: 900,
      assigned: false,
    };
    const part = partOf('tenancy', { tenancy: { ...said, entries: [lease] } });
    expect(part.short).toBe('A neighbour, to Oct 31, 2027');
    expect(part.facts[0]?.value).toBe(
      'Cash rent. $900 a year. The seller keeps the rent. Ends October 31, 2027.',
    );
  });

  it('writes crops by year, with unknown yields and fallow', () => {
    const part = partOf('yields', {
      yields: {
        ...said,
        entries: [
          { year: 2026, crop: 'Lentils', yield: 1580, unit: 'lb/ac', land: 'NE 16' },
          { year: 2026, crop: 'Durum' },
          { year: 2025, crop: 'Summerfallow' },
        ],
      },
    });
    expect(part.short).toBe('2026: Lentils, 1,580 lb/ac (NE 16); Durum, yield not known');
    expect(part.facts.at(-1)?.value).toBe('Summerfallow');
  });

  it('shows the name of a feature instead of words that are typed twice', () => {
    const entries = [
      { kind: 'dugout' as const, feature: 'dugout' },
      { kind: 'spring' as const, description: 'In the coulee', licence: '900' },
    ];
    const part = partOf('water', { water: { ...said, entries } });
    expect(part.short).toBe('Dugout, 14 feet, and 1 more');
    expect(part.facts).toEqual([
      { label: 'Dugout', value: 'Dugout, 14 feet' },
      { label: 'Spring', value: 'In the coulee. Licence 900.' },
    ]);
  });

  it.each([
    ['5 gallons a minute', 'Well: 5 gallons a minute'],
    ['A well of the neighbour.', 'A well of the neighbour'],
  ])('says what kind of water "%s" is, unless the words do', (description, short) => {
    const entries = [{ kind: 'well' as const, description }];
    expect(partOf('water', { water: { ...said, entries } }).short).toBe(short);
  });

  it('leaves out a kind that has no name', () => {
    const entries = [{ kind: 'other' as const, description: 'Sloughs' }];
    expect(partOf('water', { water: { ...said, entries } }).short).toBe('Sloughs');
  });
});

describe('soilText', () => {
  it('adds the ratings to zone and texture, each survey named once', () => {
    const entries = [
      { survey: 'SAMA final rating' as const, rating: '50', land: 'NE 20' },
      { survey: 'SAMA final rating' as const, rating: '52', land: 'NW 20' },
      { survey: 'CLI' as const, rating: '2C' },
    ];
    expect(soilText(parcelWith({ soilRatings: { ...said, entries } }))).toBe(
      'Dark Brown loam, SAMA final rating 50 (NE 20), 52 (NW 20), CLI 2C',
    );
    expect(soilText(parcelWith())).toBe('Dark Brown loam');
  });
});

describe('full stops of editors', () => {
  it('are removed before the date of a source, the ratings of a soil or a sentence about income', () => {
    const soilRatings = {
      ...said,
      source: 'The seller.',
      entries: [{ survey: 'CLI' as const, rating: '2' }],
    };
    const parcel = {
      ...parcelWith({ soilRatings }),
      soil: 'Dark Brown loam.',
      income: [{ description: 'A cell tower.', perYear: 600, assigned: true }],
    };
    expect(landRecordHtml(parcel)).toContain('The seller, October 2, 2026');
    expect(soilText(parcel)).toBe('Dark Brown loam, CLI 2');
    expect(incomeFacts(parcel)[0]?.value).toBe('$600 a year. A cell tower. Goes to the buyer.');
  });
});

describe('incomeFacts', () => {
  const lease = { tenant: 'A neighbour', terms: 'Cash', rent: 1500, assigned: false };

  it('takes rents from the record, and adds up those that go to the buyer', () => {
    const parcel = {
      ...parcelWith({
        sites: { ...said, entries: [{ ...well, rent: 4000 }] },
        tenancy: { ...said, entries: [lease] },
      }),
      income: [{ description: 'A cell tower, SE 16', perYear: 600, assigned: true }],
    };
    expect(yearlyIncome(parcel)).toBe(4600);
    expect(incomeFacts(parcel).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Surface lease: $4,000 a year. Well, SE 16. Goes to the buyer.',
      'Rent: $1,500 a year. A neighbour. Stays with the seller.',
      'Income: $600 a year. A cell tower, SE 16. Goes to the buyer.',
      'Total income: $4,600 a year',
    ]);
  });

  it('has no total if all of it stays with the seller', () => {
    const parcel = parcelWith({ tenancy: { ...said, entries: [lease, { ...lease, tenant: 'A cousin' }] } });
    expect(yearlyIncome(parcel)).toBe(0);
    expect(incomeFacts(parcel).map(({ label }) => label)).toEqual(['Rent', 'Rent']);
  });

  it('adds up several sites, and leaves out those that pay nothing', () => {
    const entries = [{ ...well, rent: 4000 }, { ...well, rent: 3000.25 }, { ...well, rent: 0 }, well];
    expect(incomeFacts(parcelWith({ sites: { ...said, entries } }))).toEqual([
      { label: 'Surface leases', value: '$7,000.25 a year. 2 sites. Goes to the buyer.' },
    ]);
  });
});
