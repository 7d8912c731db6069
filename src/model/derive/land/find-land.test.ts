import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findLand } from './find-land';

describe('findLand', () => {
  it.each([
    ['NW 14-72-6 W6', 'NW-14-72-6-W6M'],
    ['nw 14 72 6 w6', 'NW-14-72-6-W6M'],
    ['nw14-72-6w6m', 'NW-14-72-6-W6M'],
    [' NW–14–72–6–W6M ', 'NW-14-72-6-W6M'],
    ['NW 1/4 14-72-6 W6', 'NW-14-72-6-W6M'],
    ['NW¼ of Section 14, Twp 72, Rge 6, W6M', 'NW-14-72-6-W6M'],
    ['the nw quarter of sec 14 twp 72 rge 6 west of the 6th meridian', 'NW-14-72-6-W6M'],
    ['nw quarter of sec 14 twp 72 rge 6 w of the 6th mer', 'NW-14-72-6-W6M'],
    ['N1/2 14-72-6-W6', 'N½ 14-72-6-W6M'],
    ['14-72-6-W6', '14-72-6-W6M'],
    ['sec 14-72-6-W6', '14-72-6-W6M'],
    ['LSD 7-14-72-6-W6', 'LSD 7-14-72-6-W6M'],
    ['72-6-W6', '72-6-W6M'],
    ['twp 72 rge 6 w6', '72-6-W6M'],
    ['SW 29-03-11 W2 Ext 0', 'SW-29-3-11-W2M'],
    ['NE 17-3-4 WPM', 'NE 17-3-4 WPM'],
    ['3-4 wpm', '3-4 WPM'],
  ])('reads %j', (text, label) => {
    expect(findLand(text)?.label ?? null).toBe(label);
  });

  it.each(['', 'Edmonton', '14-72-6', '72-6', 'W6', 'NW 40-72-6-W6', '200-6-W6', '12-12-2026', '1 2 3'])(
    'finds no land in %j',
    (text) => {
      expect(findLand(text)).toBeNull();
    },
  );

  it('places a quarter, and a township at its middle', () => {
    expect(findLand('nw 14 72 6 w6')?.centre).toEqual([-118.8152, 55.2399]);
    const [longitude, latitude] = findLand('72-6-w6')?.centre ?? [0, 0];
    expect(longitude).toBeCloseTo(-118.844, 1);
    expect(latitude).toBeCloseTo(55.244, 1);
  });

  it('handles any text quickly and without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        findLand(text);
      }),
    );
    expect(findLand('1-'.repeat(5000))).toBeNull();
    expect(findLand('N1/2 '.repeat(12))).toBeNull();
  });
});
