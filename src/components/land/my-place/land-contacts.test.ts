import { describe, expect, it } from '@jest/globals';
import {
  contactSentence,
  isLand,
  parcelContacts,
  type LandOnPage,
  type ParcelContact,
} from './land-contacts';

// The parcels of Clear Prairie Quarters, as the page of the sale lists them.
const parcels: LandOnPage['parcels'] = [
  { name: 'Parcel 1', land: 'E½ 16-73-6-W6M' },
  { name: 'Parcel 2', land: 'NW-15-73-6-W6M' },
  { name: 'Parcel 3', land: 'S½ 22-73-6-W6M' },
  { name: 'Parcel 4', land: 'NE-9-73-6-W6M' },
];

describe('parcelContacts', () => {
  it.each([
    // South-west of section 15: beside parcel 1 across the road, below parcel 2, at the corner of parcel 4.
    ['SW-15-73-6-W6M', { 1: 'side across road', 2: 'side', 4: 'corner' }, 'Parcels 1, 2 and 4 touch it'],
    ['SE-16-73-6-W6M', { 1: 'same', 2: 'corner', 4: 'side across road' }, 'Parcels 1, 2 and 4 touch it'],
    ['NE-15-73-6-W6M', { 2: 'side', 3: 'side' }, 'Parcels 2 and 3 touch it'],
    ['NW-10-73-6-W6M', { 1: 'corner', 4: 'side across road' }, 'Parcels 1 and 4 touch it'],
    ['NW-9-73-6-W6M', { 4: 'side', 1: 'corner' }, 'Parcels 1 and 4 touch it'],
    ['SE-8-73-6-W6M', {}, ''],
  ])('of %s', (label, expected, sentence) => {
    const found = parcelContacts(label, parcels) ?? [];
    const byNumber = Object.fromEntries(found.map(({ name, contact }) => [name.slice(-1), contact]));
    expect(byNumber).toEqual(expected);
    expect(contactSentence(found, 'it')).toBe(sentence);
  });

  it('are not looked for around a town or a township', () => {
    expect(parcelContacts('Sexsmith, AB', parcels)).toBeNull();
    expect(parcelContacts('73-6-W6M', parcels)).toBeNull();
  });
});

describe('contactSentence', () => {
  const place = 'NW-14-72-6-W6M';

  it.each([
    [{ 'Parcel 3': 'corner' }, 'Parcel 3 touches NW-14-72-6-W6M'],
    [{ 'Parcel 2': 'side', 'Parcel 3': 'side across road' }, 'Parcels 2 and 3 touch NW-14-72-6-W6M'],
    [{ 'Parcel 1': 'side', 'Parcel 2': 'side', 'Parcel 3': 'corner' }, 'Parcels 1–3 touch NW-14-72-6-W6M'],
    [{ 'Home quarter': 'side', 'Parcel 2': 'side' }, 'Home quarter and Parcel 2 touch NW-14-72-6-W6M'],
    [{ 'Parcel 3': 'unclear' }, 'Parcel 3 may touch NW-14-72-6-W6M'],
    [{ 'Parcel 1': 'unclear', 'Parcel 3': 'unclear' }, 'Parcels 1 and 3 may touch NW-14-72-6-W6M'],
    [{ 'Parcel 1': 'unclear', 'Parcel 3': 'side' }, 'Parcel 3 touches NW-14-72-6-W6M'],
    [{ 'Parcel 1': 'same' }, 'Parcel 1 has land in NW-14-72-6-W6M'],
    [{ 'Parcel 1': 'same', 'Parcel 2': 'same' }, 'Parcels 1 and 2 have land in NW-14-72-6-W6M'],
    [{ 'Parcel 1': 'same', 'Parcel 2': 'side' }, 'Parcels 1 and 2 touch NW-14-72-6-W6M'],
    [{}, ''],
  ] satisfies [Record<string, ParcelContact['contact']>, string][])('of %j', (given, sentence) => {
    const contacts = Object.entries(given).map(([name, contact]) => ({ name, contact }));
    expect(contactSentence(contacts, place)).toBe(sentence);
  });
});

it.each([
  ['NW-14-72-6-W6M', true],
  ['73-6-W6M', false],
  ['Sexsmith, AB', false],
])('%s is land: %s', (label, land) => {
  expect(isLand(label)).toBe(land);
});
