import { describe, expect, it } from '@jest/globals';
import { contactSummary, parcelContacts, type LandOnPage } from './land-contacts';

// The parcels of Clear Prairie Quarters, as the page of the sale lists them.
const land: LandOnPage = {
  position: [-118.85, 55.33],
  parcels: [
    { name: 'Parcel 1', land: 'E½ 16-73-6-W6M' },
    { name: 'Parcel 2', land: 'NW-15-73-6-W6M' },
    { name: 'Parcel 3', land: 'S½ 22-73-6-W6M' },
    { name: 'Parcel 4', land: 'NE-9-73-6-W6M' },
  ],
};

describe('parcelContacts', () => {
  it.each([
    // South-west of section 15: beside parcel 1 across the road, below parcel 2, at the corner of parcel 4.
    ['SW-15-73-6-W6M', { 1: 'side across road', 2: 'side', 4: 'corner' }, 'touches parcels 1, 2, 4'],
    ['SE-16-73-6-W6M', { 1: 'same', 2: 'corner', 4: 'side across road' }, 'touches parcels 1, 2, 4'],
    ['NE-15-73-6-W6M', { 2: 'side', 3: 'side' }, 'touches parcels 2, 3'],
    ['NW-10-73-6-W6M', { 1: 'corner', 4: 'side across road' }, 'touches parcels 1, 4'],
    ['NW-9-73-6-W6M', { 4: 'side', 1: 'corner' }, 'touches parcels 1, 4'],
    ['SE-8-73-6-W6M', {}, ''],
  ])('of %s', (label, expected, summary) => {
    const found = parcelContacts(label, land) ?? [];
    const byNumber = Object.fromEntries(found.map(({ name, contact }) => [name.slice(-1), contact]));
    expect(byNumber).toEqual(expected);
    expect(contactSummary(found)).toBe(summary);
  });

  it('are not looked for from a town or a township', () => {
    expect(parcelContacts('Sexsmith, AB', land)).toBeNull();
    expect(parcelContacts('73-6-W6M', land)).toBeNull();
  });

  it('name a single parcel, and no parcel that only may touch', () => {
    expect(contactSummary([{ name: 'Parcel 3', contact: 'corner' }])).toBe('touches Parcel 3');
    expect(contactSummary([{ name: 'Parcel 3', contact: 'unclear' }])).toBe('');
  });
});
