import { describe, expect, it } from '@jest/globals';
import { describeLand } from './describe-land';
import { readDraftLand } from './draft-land';

function overview(...parcels: readonly unknown[]) {
  return describeLand(readDraftLand({ parcels }));
}

const home = {
  slug: 'home',
  name: 'Home',
  landDescriptions: ['NW-14-72-6-W6M', 'ne 14-72-6 w6'],
  titledAcres: 319.2,
};

describe('the land as it is typed', () => {
  it('draws each parcel and adds up the acres that are typed', () => {
    const { plan, rows, total, uncounted } = overview(
      { ...home, cultivatedAcres: 300.1 },
      { landDescriptions: ['SE 22-72-6-W6'], titledAcres: 159.9 },
      null,
      {},
    );
    expect(plan?.parcels).toHaveLength(2);
    expect(rows.map(({ name, land }) => [name, land])).toEqual([
      ['Home', 'N½ 14-72-6-W6M'],
      ['Parcel 2', 'SE-22-72-6-W6M'],
      ['Parcel 4', ''],
    ]);
    expect(total).toEqual({ titledAcres: 479.1, cultivatedAcres: 300.1 });
    expect(uncounted).toEqual(['Parcel 4']);
    expect(rows.flatMap(({ problems, warnings }) => [...problems, ...warnings])).toEqual([]);
  });

  it('reports problems in the words of the check, and draws the rest', () => {
    const { plan, rows } = overview(
      { ...home, cultivatedAcres: 400 },
      { name: 'Creek', landDescriptions: ['SW-14-72', 'All of 14-72-6-W6M', ''] },
    );
    expect(plan?.parcels).toHaveLength(2);
    expect(rows[0]?.problems).toEqual([
      'The uses add up to 400 acres, more than the 319.2 titled acres. Write: the acres on the title, or smaller cultivated acres and other uses.',
    ]);
    expect(rows[1]?.problems).toEqual([
      expect.stringContaining(
        '"SW-14-72" is not a legal land description. Write: a description such as NW-14-72-6-W6M',
      ),
      expect.stringContaining('All of 14-72-6-W6M is already in home, as part of NW-14-72-6-W6M'),
    ]);
  });

  it('warns of acres and places that are unusual', () => {
    const { rows } = overview(home, { landDescriptions: ['SE-22-27-6-W6M'], titledAcres: 16 });
    expect(rows[1]?.warnings).toEqual([
      'The title has 16 acres, but land of this description has about 160. Check both.',
      expect.stringMatching(/^It lies \d{3} km from Home\./),
    ]);
  });

  it('says why there is no plan', () => {
    const { plan, noPlan } = overview(home, { landDescriptions: ['SE-22-72-1-W5M'] });
    expect(plan).toBeNull();
    expect(noPlan).toContain('both sides of a meridian');
  });

  it.each([
    null,
    undefined,
    7,
    {},
    { parcels: 'x' },
    { parcels: [7, { landDescriptions: 7, boundary: [{}] }] },
  ])('accepts a form in any state: %j', (data) => {
    expect(describeLand(readDraftLand(data)).plan).toBeNull();
  });
});
