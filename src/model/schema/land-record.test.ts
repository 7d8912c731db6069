import { describe, expect, it } from '@jest/globals';
import { LandRecordSchema } from './land-record';

const said = { asOf: '2026-10-02', source: 'The seller' };
const well = {
  kind: 'well',
  location: 'LSD 7-16-73-6-W6M',
  operator: 'Magpie Slough Petroleum Ltd.',
  status: 'producing',
};

/** The messages about a record, each with its path. */
function messagesOf(record: unknown): string[] {
  const parsed = LandRecordSchema.safeParse(record);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
}

describe('LandRecordSchema', () => {
  it('takes a record without a part, a part with nothing, and one that is not known', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ drainage: { ...said, none: true } })).toEqual([]);
    expect(messagesOf({ drainage: { notKnown: 'The estate has no plans.' } })).toEqual([]);
  });

  it.each([
    [{ ...said }, 'drainage gives no answer'],
    [{ ...said, none: true, notKnown: 'Why' }, 'drainage gives two answers'],
    [{ none: true, source: 'The seller' }, 'drainage.asOf is missing'],
    [{ none: true, asOf: '2026-10-02' }, 'drainage.source is missing'],
  ])('refuses %j', (drainage, message) => {
    expect(messagesOf({ drainage })).toEqual([message]);
  });

  it('does not take none: false for an answer', () => {
    expect(messagesOf({ drainage: { ...said, none: false } })).toHaveLength(1);
  });

  it.each([
    ['CLI', '2C'],
    ['CLI', '70% 2C, 30% 4W'],
    ['CLI', '2 and 3T'],
    ['LSRS', '3HD'],
    ['SAMA final rating', '55.35'],
    ['SCIC class', 'P'],
    ['agriculture capability', '2 and 5'],
    ['irrigation class', '1'],
  ])('takes %s %s', (survey, rating) => {
    expect(messagesOf({ soilRatings: { ...said, entries: [{ survey, rating }] } })).toEqual([]);
  });

  it.each([
    ['CLI', '8'],
    ['CLI', 'good'],
    ['SAMA final rating', '101'],
    ['SCIC class', 'Q'],
    ['irrigation class', '8'],
  ])('refuses %s %s', (survey, rating) => {
    expect(messagesOf({ soilRatings: { ...said, entries: [{ survey, rating }] } })).toEqual([
      `soilRatings.entries.0.rating is not a rating of ${survey}`,
    ]);
  });

  it.each([
    [{ yield: 44, unit: 'bu/ac' }, []],
    [{}, []],
    [{ yield: 44 }, ['yields.entries.0.unit is missing']],
    [{ unit: 'bu/ac' }, ['yields.entries.0.yield is missing']],
    [{ yield: 4400, unit: 'bu/ac' }, ['yields.entries.0.yield is more than any crop gives (4400 bu/ac)']],
  ])('reads the yield %j', (given, messages) => {
    const entries = [{ year: 2026, crop: 'Canola', ...given }];
    expect(messagesOf({ yields: { ...said, entries } })).toEqual(messages);
  });

  it.each([
    [3350, true],
    [3350.5, true],
    [1234.56, true],
    [0, true],
    [3350.555, false],
    [-1, false],
    [10_000_001, false],
    ['3350', false],
  ])('reads the rent %j', (rent, fits) => {
    expect(messagesOf({ sites: { ...said, entries: [{ ...well, rent }] } }).length === 0).toBe(fits);
  });

  it.each([
    ['x'.repeat(80), true],
    ['x'.repeat(81), false],
    ['Compagnie de l’Étang-à-Émile & Fils ltée', true],
    ['<img src=x onerror=alert(1)>', true],
    ['Magpie\u202Egro.live', false],
    ['Two\nlines', false],
    ['   ', false],
  ])('reads the operator %j', (operator, fits) => {
    expect(messagesOf({ sites: { ...said, entries: [{ ...well, operator }] } }).length === 0).toBe(fits);
  });

  it('refuses years and dates that cannot be, and unknown fields', () => {
    const crop = { year: 26, crop: 'Canola' };
    expect(messagesOf({ yields: { ...said, entries: [crop] } })).toHaveLength(1);
    expect(messagesOf({ drainage: { ...said, asOf: '2026-02-30', none: true } })).toHaveLength(1);
    expect(messagesOf({ drainage: { ...said, none: true, by: 'me' } })).toHaveLength(1);
    expect(messagesOf({ wells: {} })).toHaveLength(1);
  });

  it('takes words of its own or those of a feature, never both', () => {
    const messages = (entry: object) =>
      messagesOf({ water: { ...said, entries: [{ kind: 'dugout', ...entry }] } });
    expect(messages({ feature: 'dugout' })).toEqual([]);
    expect(messages({ description: 'Deep.' })).toEqual([]);
    expect(messages({})).toEqual(['water.entries.0 says nothing']);
    expect(messages({ feature: 'dugout', description: 'Deep.' })).toEqual([
      'water.entries.0 says the same twice',
    ]);
  });
});
