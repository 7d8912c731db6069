import { expect, it } from '@jest/globals';
import { landTownshipPx, mapLevel, nearestTownshipPx } from './map-levels';

it('shows more of the survey the closer it is, and waters only where they are accurate', () => {
  expect(mapLevel(4)).toMatchObject({ waters: true, townships: false, sections: false, parcels: false });
  expect(mapLevel(20)).toMatchObject({ townships: true, townshipNames: false, sections: false });
  expect(mapLevel(100)).toMatchObject({ townshipNames: true, sections: true, quarters: false });
  expect(mapLevel(nearestTownshipPx)).toEqual({
    waters: false,
    townships: true,
    townshipNames: false,
    sections: true,
    quarters: true,
    parcels: true,
    parcelNumbers: true,
  });
});

it('draws the parcels of a sale that is shown by itself, with their numbers', () => {
  expect(mapLevel(landTownshipPx)).toMatchObject({ parcels: true, parcelNumbers: true });
});
