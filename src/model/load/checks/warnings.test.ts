import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleRules, exampleSale } from '../../derive/sale.example';
import type { Sale } from '../../schema/sale';
import { listWarnings } from './warnings';
import { placeWarnings, sharedLandWarnings } from './place-warnings';
import { saleWarnings } from './sale-warnings';

const before = new Date('2026-03-01T18:00:00Z');
const unsold: Partial<Sale> = { parcels: [exampleParcel({ slug: 'parcel-1' })], enBlocs: [] };

describe('the times and results of a sale', () => {
  const warnings = (given: Partial<Sale>, now = before) =>
    saleWarnings(exampleSale({ ...unsold, ...given }), exampleRules, now);

  it('are usual in the day, with the offset of the zone', () => {
    expect(warnings({})).toEqual([]);
    expect(saleWarnings(exampleSale(), exampleRules, new Date('2026-04-01T18:00:00Z'))).toEqual([]);
  });

  it.each<[string, Partial<Sale>, string]>([
    [
      'an offset of another zone',
      {
        timeZone: 'America/Edmonton',
        startTime: '2026-12-09T09:00:00-07:00',
        endTime: '2026-12-09T11:00:00-06:00',
      },
      'startTime: -07:00, but America/Edmonton has -06:00 then. It is shown as 10:00 AM.',
    ],
    [
      'UTC in place of the zone',
      { registerBy: '2026-03-17T16:00:00Z' },
      'registerBy: +00:00, but America/Regina has -06:00 then. It is shown as 10:00 AM.',
    ],
    [
      'bidding at night',
      { startTime: '2026-03-17T21:00:00-06:00' },
      'startTime: 9:00 PM on the clock of the sale. Check AM and PM.',
    ],
    [
      'a year that is far away',
      { startTime: '2062-03-18T09:00:00-06:00', endTime: '2062-03-18T11:00:00-06:00' },
      'startTime: Bidding opens in more than 18 months. Check the year.',
    ],
    ['a day of posting ahead', { posted: '2026-03-10' }, 'posted: 2026-03-10 lies ahead. Check the year.'],
    [
      'a document of a day ahead',
      { documents: [{ title: 'Titles', file: 'documents/a.pdf', date: '2062-11-03', parcels: [] }] },
      'documents 1 › date: 2062-11-03 lies ahead. Check the year.',
    ],
    [
      'a tax notice of a year ahead',
      { parcels: [exampleParcel({ slug: 'parcel-1', taxes: { year: 2031, amount: 520 } })] },
      'parcels 1 › taxes › year: 2031 lies ahead. Check the year.',
    ],
    [
      'a result before the close',
      { parcels: [exampleParcel({ slug: 'parcel-1', acceptedBid: 400_000 })] },
      'parcels 1 › acceptedBid: Bidding has not closed. Check the times, or take the result out.',
    ],
    [
      'no result before the close',
      { nothingSold: true },
      'nothingSold: Bidding has not closed. Check the times, or take the result out.',
    ],
  ])('may be wrong with %s', (_name, given, warning) => {
    expect(warnings(given)).toEqual([warning]);
  });

  it('may lie ahead until the sale is published', () => {
    expect(warnings({ posted: '2026-03-10', publishAt: '2026-03-10T09:00:00-06:00' })).toEqual([]);
  });
});

describe('the place of a sale', () => {
  const land = (...landDescriptions: string[]) =>
    exampleSale({ parcels: [exampleParcel({ slug: 'parcel-1', landDescriptions })] });
  const torquay = {
    slug: 'torquay-sk',
    name: 'Torquay',
    province: 'SK',
    longitude: -103.5,
    latitude: 49.14,
  } as const;

  it('is near its land, in the same province', () => {
    expect(placeWarnings(land('NE-20-3-11-W2M'), torquay)).toEqual([]);
  });

  it('may be wrong far from the land', () => {
    expect(placeWarnings(land('NE-20-30-11-W2M'), torquay)).toEqual([
      expect.stringMatching(/^place: The land lies 2\d\d km from Torquay\./),
    ]);
  });

  it.each([
    ['NE-20-3-11-W4M', 'NE-20-3-11-W4M is in Alberta, and Torquay in Saskatchewan'],
    ['NE-20-3-11-W6M', 'NE-20-3-11-W6M is in Alberta or British Columbia, and Torquay in Saskatchewan'],
    ['NE 20-3-11 WPM', 'NE 20-3-11 WPM is in Manitoba, and Torquay in Saskatchewan'],
  ])('may be in another province than %s', (description, warning) => {
    expect(placeWarnings(land(description), torquay)).toContainEqual(expect.stringContaining(warning));
  });

  it('may be in Saskatchewan before the second meridian', () => {
    const moosomin = { ...torquay, name: 'Moosomin', longitude: -101.67, latitude: 50.14 };
    expect(placeWarnings(land('NE 20-13-31 WPM'), moosomin)).toEqual([]);
  });
});

describe('land that two sales offer', () => {
  it('is named with the other sale', () => {
    const parcels = (...landDescriptions: string[]) => [
      exampleParcel({ slug: 'parcel-1', landDescriptions }),
    ];
    const shared = sharedLandWarnings([
      { slug: 'bend', parcels: parcels('NE-20-3-11-W2M') },
      { slug: 'ridge', parcels: parcels('SE-20-3-11-W2M', 'E1/2 20-3-11-W2M') },
    ]);
    expect(shared.get('bend')).toEqual([]);
    expect(shared.get('ridge')).toEqual([
      'parcels: E½ 20-3-11-W2M is also in content/sales/bend.yaml. Check both.',
    ]);
  });
});

it('lists all of the content with files and fields', () => {
  const question = { category: 'sale-process', slug: 'closing', updated: '2036-03-01' };
  const episode = {
    slug: 'wells',
    published: '2027-03-01',
    recording: {
      source: { kind: 'file', file: 'podcast/wells.mp3' },
      type: 'audio/mpeg',
      bytes: 9,
      seconds: 9,
    },
  } as const;
  const sale = exampleSale({ ...unsold, posted: '2026-03-10' });
  const content = {
    sales: [sale],
    places: [],
    questions: [question],
    episodes: [episode],
    settings: { saleRules: exampleRules },
  };
  expect(listWarnings(content, before)).toEqual([
    'content/sales/souris-flats.yaml, posted: 2026-03-10 lies ahead. Check the year.',
    'content/questions/sale-process/closing.md, updated: 2036-03-01 lies ahead. Check the year.',
    'content/episodes/wells.md, published: 2027-03-01 lies ahead. Check the year.',
  ]);
});
