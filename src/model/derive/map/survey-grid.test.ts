import { describe, expect, it } from '@jest/globals';
import { parseLegalDescription } from '../land/legal-description';
import { landCentre, landPolygon } from '../land/survey';
import {
  innerLines,
  peaceRiverZones,
  prairieZones,
  sectionLabels,
  townshipLabels,
  townshipLines,
  townshipsInView,
  type Bounds,
} from './survey-grid';

function land(text: string) {
  const parsed = parseLegalDescription(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

/** A view that extends the given degrees to each side of a piece of land. */
function around(text: string, degrees: number): Bounds {
  const [x, y] = landCentre(land(text));
  return { west: x - degrees, east: x + degrees, south: y - degrees, north: y + degrees };
}

const names = (view: Bounds, zones = prairieZones) =>
  townshipLabels(townshipsInView(zones, view)).map(({ text }) => text);

describe('townshipsInView', () => {
  it('finds the township of a piece of land, on both sides of the principal meridian', () => {
    for (const text of ['NE-16-73-6-W6', 'SW-1-12-4-W1', 'SE-20-3-4-E1', 'NW-31-43-27-W2'])
      expect(names(around(text, 0.001))).toEqual([text.replace(/^\w\w-\d+-/, '')]);
  });

  it('has those at the edge of the view, and no others', () => {
    const found = names(around('NE-16-73-6-W6', 0.1));
    expect(found).toEqual(expect.arrayContaining(['72-6-W6', '73-6-W6', '74-6-W6']));
    expect(found.length).toBeLessThanOrEqual(9);
  });

  it('ends at the border, at 60 degrees north and where British Columbia begins', () => {
    expect(names({ west: -112, east: -111, south: 48, north: 48.9 })).toEqual([]);
    expect(names({ west: -112, east: -111, south: 60.1, north: 61 })).toEqual([]);
    expect(names({ west: -121, east: -120.4, south: 55, north: 56 })).toEqual([]);
    expect(names({ west: -121, east: -120.4, south: 56, north: 56.1 }, peaceRiverZones)).not.toEqual([]);
  });
});

describe('the lines of the survey', () => {
  it('run along the sides of the land that they divide', () => {
    const view = around('NE-16-73-6-W6', 0.001);
    const townships = townshipsInView(prairieZones, view);
    expect(townshipLines(townships)).toHaveLength(2);
    expect(innerLines(townships, 6)).toHaveLength(10);
    expect(innerLines(townships, 12)).toHaveLength(12);
    const [west = [0, 0]] = landPolygon(land('NE-16-73-6-W6'));
    const sides = [...innerLines(townships, 6), ...innerLines(townships, 12)].map(([[x]]) => x);
    // Eight metres inside the line.
    expect(Math.min(...sides.map((x) => Math.abs(x - west[0])))).toBeLessThan(0.0002);
  });

  it('have the number of each section within it', () => {
    const labels = sectionLabels(townshipsInView(prairieZones, around('16-73-6-W6', 0.001)));
    expect(labels).toHaveLength(36);
    const [[west, south] = [0, 0], , [east, north] = [0, 0]] = landPolygon(land('NW-16-73-6-W6'));
    const [x, y] = labels.find((label) => label.text === '16')?.at ?? [0, 0];
    expect([x > west, x < east, y > south, y < north]).toEqual([true, true, true, true]);
  });
});
