import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../sale.example';
import { salePlan } from './sale-plan';

function planOf(landDescriptions: readonly string[][]) {
  const parcels = landDescriptions.map((lands, index) =>
    exampleParcel({ slug: `parcel-${String(index + 1)}`, landDescriptions: lands }),
  );
  return salePlan(exampleSale({ parcels, enBlocs: [] }), 'upcoming', 'page');
}

describe('salePlan', () => {
  it('numbers parcels by their place, and keeps the capital of a name', () => {
    const parcels = ['North half', 'Smith place'].map((name, index) =>
      exampleParcel({ slug: `parcel-${String(index)}`, name }),
    );
    const plan = salePlan(exampleSale({ parcels, enBlocs: [] }), 'upcoming');
    expect(plan?.parcels.map(({ number }) => number)).toEqual(['1', '2']);
    expect(plan?.label).toContain('Smith place, ');
  });

  it('draws a quarter as a square of half a mile', () => {
    expect(planOf([['NE-16-73-6-W6M']])?.parcels[0]?.outline).toBe('M40 0h40v40h-40z');
  });

  it('draws one outline around quarters that meet, with the line between them', () => {
    const parcel = planOf([['NE-16-73-6-W6M', 'SE-16-73-6-W6M']])?.parcels[0];
    expect(parcel?.outline).toBe('M40 0h40v80h-40z');
    expect(parcel?.surveyLines).toBe('M40 40h40');
  });

  it('leaves the road between quarters of neighbouring sections open', () => {
    expect(planOf([['NE-16-73-6-W6M', 'NW-15-73-6-W6M']])?.parcels[0]?.outline).toBe(
      'M40 0h40v40h-40zM87 0h40v40h-40z',
    );
  });

  it.each([
    ['no road north of section 9: rows 2 and 3 share none', ['NE-16-73-6-W6M', 'NE-9-73-6-W6M'], 87],
    ['a road at every section line in Manitoba', ['NE 17-3-4 WPM', 'NE 20-3-4 WPM'], -87],
    [
      'no road between sections 21 and 28? one lies at every second line',
      ['NE-16-73-6-W6M', 'NE-21-73-6-W6M'],
      -80,
    ],
  ])('%s', (_, [first = '', second = ''], y) => {
    expect(planOf([[first], [second]])?.parcels[1]?.outline).toMatch(new RegExp(`^M40 ${String(y)}h`));
  });

  it('goes on across ranges and townships without a break', () => {
    // Section 36 of the next range west is beside section 31 of this one, across a road.
    expect(planOf([['NW-31-73-6-W6M'], ['NE-36-73-7-W6M']])?.parcels[1]?.outline).toBe('M-47 0h40v40h-40z');
    // Section 5 of the next township is north of section 32, across a road.
    expect(planOf([['SW-32-73-6-W6M'], ['SW-5-74-6-W6M']])?.parcels[1]?.outline).toBe('M0 -47h40v40h-40z');
  });

  it('draws legal subdivisions and whole sections', () => {
    expect(planOf([['LSD 1-16-73-6-W6M']])?.parcels[0]?.outline).toBe('M60 60h20v20h-20z');
    expect(planOf([['16-73-6-W6M']])?.parcels[0]?.outline).toBe('M0 0h80v80h-80z');
  });

  it('describes itself in words', () => {
    expect(planOf([['NE-16-73-6-W6M', 'SE-16-73-6-W6M']])?.label).toBe(
      'Plan of Souris Flats: parcel 1, E½ 16-73-6-W6M, for sale',
    );
  });

  it('shows land that sold en bloc as sold, within its block', () => {
    const plan = salePlan(exampleSale(), 'completed');
    expect(plan?.parcels.map(({ state }) => state)).toEqual(['sold', 'sold', 'sold']);
    expect(plan?.blocks).toHaveLength(1);
  });

  it('numbers the sections around the land as the survey does', () => {
    const plan = planOf([['NE-16-73-6-W6M']]);
    const numberAt = (x: number, y: number) =>
      plan?.sections.find((section) => section.x === x && section.y === y)?.number;
    expect([numberAt(0, 0), numberAt(87, 0), numberAt(-87, 0), numberAt(0, 87)]).toEqual([
      '16',
      '15',
      '17',
      '9',
    ]);
  });

  it('draws no survey around land that is spread too far to show it', () => {
    expect(planOf([['NE-16-73-6-W6M'], ['NE-16-80-6-W6M']])?.sections).toEqual([]);
  });

  it('draws nothing for land on both sides of a meridian', () => {
    expect(planOf([['NE-16-73-1-W6M'], ['NE-16-73-30-W5M']])).toBeNull();
  });
});
