import { describe, expect, it } from '@jest/globals';
import { checkSaleLand, type CheckedParcel } from './sale-land';

function parcel(slug: string, landDescriptions: readonly string[], boundary: CheckedParcel['boundary'] = []) {
  return {
    slug,
    landDescriptions: [...landDescriptions],
    boundary,
    pivots: [],
    coulees: [],
    titledAcres: 160,
    cultivatedAcres: 0,
    otherUses: [],
  };
}

function messages(...parcels: readonly CheckedParcel[]): string[] {
  return checkSaleLand({ parcels }).map(({ message }) => message);
}

describe('land that two parcels of a sale have', () => {
  it.each([
    ['NW-14-72-6-W6M', 'nw 14-72-6 w6', 'NW-14-72-6-W6M is already in parcel-1'],
    ['14-72-6-W6', 'NE-14-72-6-W6M', 'NE-14-72-6-W6M is already in parcel-1, as part of All of 14-72-6-W6M'],
    [
      'LSD 16-14-72-6-W6',
      'E1/2 14-72-6-W6M',
      'E½ 14-72-6-W6M is already in parcel-1, as part of LSD 16-14-72-6-W6M',
    ],
  ])('%s and %s', (first, second, message) => {
    expect(messages(parcel('parcel-1', [first]), parcel('parcel-2', [second]))).toEqual([message]);
  });

  it('is none where the pieces differ, or where outlines divide a quarter', () => {
    expect(
      messages(
        parcel('parcel-1', ['NW-14-72-6-W6M']),
        parcel('parcel-2', ['NE-14-72-6-W6M', 'NW-14-72-6-W5M']),
      ),
    ).toEqual([]);
    const outline: CheckedParcel['boundary'] = [{ type: 'Polygon', coordinates: [] }];
    expect(
      messages(parcel('parcel-1', ['NW-14-72-6-W6M'], outline), parcel('parcel-2', ['LSD 13-14-72-6-W6M'])),
    ).toEqual([]);
  });
});
