import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contactBetween, landContact } from './land-contact';
import { parseLegalDescription, quarters, type LegalDescription, type Meridian } from './legal-description';
import { landCentre } from './survey';
import { distanceKm } from '../../../lib/geo';

function read(text: string): LegalDescription {
  const parsed = parseLegalDescription(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

/*
 * Sections of a township, checked by hand, north at the top:
 *
 *   31 32 33 34 35 36
 *   30 29 28 27 26 25   road allowance below this row
 *   19 20 21 22 23 24
 *   18 17 16 15 14 13   road allowance below this row
 *    7  8  9 10 11 12
 *    6  5  4  3  2  1   road allowance below this row, between townships
 */
describe('contactBetween', () => {
  it.each([
    // Within a section.
    ['NW-14-72-6-W6M', 'NW-14-72-6-W6M', 'same'],
    ['NW-14-72-6-W6M', 'N½ 14-72-6-W6M', 'same'],
    ['NW-14-72-6-W6M', '14-72-6-W6M', 'same'],
    ['NW-14-72-6-W6M', 'LSD 11-14-72-6-W6M', 'same'],
    ['NW-14-72-6-W6M', 'NE-14-72-6-W6M', 'side'],
    ['NW-14-72-6-W6M', 'SW-14-72-6-W6M', 'side'],
    ['NW-14-72-6-W6M', 'SE-14-72-6-W6M', 'corner'],
    ['N½ 14-72-6-W6M', 'S½ 14-72-6-W6M', 'side'],
    ['LSD 7-14-72-6-W6', 'LSD 10-14-72-6-W6', 'side'],
    ['LSD 6-14-72-6-W6', 'NE-14-72-6-W6M', 'corner'],
    ['LSD 1-14-72-6-W6', 'NE-14-72-6-W6M', 'apart'],
    // To the west of 14 is 15, across the road allowance of every section line from north to south.
    ['NW-14-72-6-W6M', 'NE-15-72-6-W6M', 'side across road'],
    ['NW-14-72-6-W6M', 'SE-15-72-6-W6M', 'corner'],
    ['NW-14-72-6-W6M', 'NW-15-72-6-W6M', 'apart'],
    // To the north is 23, without a road allowance; to the south is 11, with one.
    ['NW-14-72-6-W6M', 'SW-23-72-6-W6M', 'side'],
    ['NW-14-72-6-W6M', 'SE-23-72-6-W6M', 'corner'],
    ['NW-14-72-6-W6M', 'SE-22-72-6-W6M', 'corner'],
    ['SW-14-72-6-W6M', 'NW-11-72-6-W6M', 'side across road'],
    ['NW-23-72-6-W6M', 'SW-26-72-6-W6M', 'side across road'],
    ['NW-26-72-6-W6M', 'SW-35-72-6-W6M', 'side'],
    // Township to township: 33 of township 72 lies below 4 of township 73, across a road allowance.
    ['NW-33-72-6-W6M', 'SW-4-73-6-W6M', 'side across road'],
    ['NW-33-72-6-W6M', 'SE-4-73-6-W6M', 'corner'],
    ['NE-36-72-6-W6M', 'SE-1-73-6-W6M', 'side across road'],
    // Range to range: 13 of range 6 is the east end of its row, 18 of range 5 lies east of it.
    ['NE-13-72-6-W6M', 'NW-18-72-5-W6M', 'side across road'],
    ['NE-13-72-6-W6M', 'SW-18-72-5-W6M', 'corner'],
    ['NE-36-72-6-W6M', 'SW-6-73-5-W6M', 'corner'],
    ['NE-13-72-6-W6M', 'NE-13-72-5-W6M', 'apart'],
    // A base line, between townships 4 and 5, has no jog.
    ['NW-33-4-14-W3M', 'SW-4-5-14-W3M', 'side across road'],
    // Sample sales: quarters within a sale adjoin, a few only at a corner.
    ['NE-12-10-17-W4M', 'SE-14-10-17-W4M', 'apart'],
    ['NW-12-10-17-W4M', 'SE-14-10-17-W4M', 'corner'],
    ['NE-25-40-27-W4M', 'SE-36-40-27-W4M', 'side'],
    ['NE-20-3-11-W2M', 'SE-29-3-11-W2M', 'side across road'],
    ['SE-21-78-15-W6M', 'NW-22-78-15-W6M', 'corner'],
    ['NE-21-78-15-W6M', 'NW-22-78-15-W6M', 'side across road'],
    ['NE-17-3-4-WPM', 'SE-20-3-4-WPM', 'side'],
    // Both sides of the principal meridian count from it: 13 of range 1 west touches 18 of range 1 east.
    ['NE 13-3-1 WPM', 'NW 18-3-1 EPM', 'side across road'],
    ['NE 13-3-1 WPM', 'NE 13-3-1 EPM', 'apart'],
    ['NE 13-3-1 EPM', 'NW 18-3-2 EPM', 'side across road'],
    // The same numbers from another meridian are far away.
    ['NW-14-72-6-W6M', 'NW-14-72-6-W5M', 'apart'],
  ])('%s and %s: %s', (a, b, contact) => {
    expect(contactBetween(read(a), read(b))).toBe(contact);
    expect(contactBetween(read(b), read(a))).toBe(contact);
  });

  // Between townships 2 and 3, 6 and 7 and so on: rows are shifted by up to 103 m for each range.
  it.each([
    // By 0.1 km near the meridian: what lies opposite touches, the diagonal neighbour may.
    ['NW-33-70-1-W6M', 'SW-4-71-1-W6M', 'side across road'],
    ['NW-33-70-1-W6M', 'SE-4-71-1-W6M', 'unclear'],
    ['NW-33-70-1-W6M', 'SW-3-71-1-W6M', 'apart'],
    // By 2 km twenty ranges away: two quarters farther on may touch, a township away does not.
    ['NW-33-70-20-W5M', 'SW-4-71-20-W5M', 'unclear'],
    ['NW-33-70-20-W5M', 'SW-5-71-20-W5M', 'unclear'],
    ['NW-33-70-20-W5M', 'SW-1-71-20-W5M', 'apart'],
    // A whole section opposite still has a side in common at range 6, by 0.6 km of 1.6.
    ['33-70-6-W6M', '4-71-6-W6M', 'side across road'],
    // Not at the line itself.
    ['NW-28-70-20-W5M', 'SW-33-70-20-W5M', 'side'],
    ['NW-28-70-20-W5M', 'SW-4-71-20-W5M', 'apart'],
  ])('across a correction line, %s and %s: %s', (a, b, contact) => {
    expect(contactBetween(read(a), read(b))).toBe(contact);
    expect(contactBetween(read(b), read(a))).toBe(contact);
  });

  it.each([
    // The first range west of a meridian, and the last one before it, which is a part of one.
    ['NE-13-72-1-W6M', 'NW-18-72-26-W5M', 'unclear'],
    ['NE-13-72-1-W6M', 'NW-18-72-20-W5M', 'apart'],
    ['NE-13-72-2-W6M', 'NW-18-72-26-W5M', 'apart'],
    ['NE-13-72-1-W6M', 'NW-30-72-26-W5M', 'apart'],
  ])('across a meridian, %s and %s: %s', (a, b, contact) => {
    expect(contactBetween(read(a), read(b))).toBe(contact);
  });

  it('is the same from both sides, and agrees with the positions of the survey', () => {
    const quarter: fc.Arbitrary<LegalDescription> = fc.record({
      part: fc.constantFrom(...quarters).map((name) => ({ kind: 'quarter' as const, quarter: name })),
      section: fc.integer({ min: 1, max: 36 }),
      township: fc.integer({ min: 1, max: 3 }),
      range: fc.integer({ min: 1, max: 2 }),
      meridian: fc.constantFrom<Meridian>('W1', 'E1'),
    });
    fc.assert(
      fc.property(quarter, quarter, (a, b) => {
        const contact = contactBetween(a, b);
        expect(contactBetween(b, a)).toBe(contact);
        const km = distanceKm(landCentre(a), landCentre(b));
        // Half a mile from middle to middle, along a side or diagonally, with a tolerance for the survey's geometry.
        if (contact === 'same') expect(km).toBe(0);
        if (contact.startsWith('side')) expect(km).toBeLessThan(1.1);
        if (contact === 'corner') expect(km).toBeLessThan(1.4);
        if (contact === 'apart') expect(km).toBeGreaterThan(1.3);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('landContact', () => {
  const home = read('NW-14-72-6-W6M');

  it('is the closest of several', () => {
    const lands = ['SE-22-72-6-W6M', 'NE-15-72-6-W6M', 'NE-30-72-6-W6M'].map(read);
    expect(landContact(home, lands)).toBe('side across road');
    expect(landContact(home, [...lands, read('SW-23-72-6-W6M')])).toBe('side');
  });

  it('is none without land', () => {
    expect(landContact(home, [])).toBe('apart');
  });
});
