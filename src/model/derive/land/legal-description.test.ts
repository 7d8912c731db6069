import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatLegalDescription,
  listLegalDescriptions,
  parseLegalDescription,
  quartersOf,
  parseLegalDescriptions,
  parseLegalSummary,
  quarters,
  summarizeLegalDescriptions,
} from './legal-description';

function canonical(text: string): string {
  const parsed = parseLegalDescription(text);
  return parsed.ok ? formatLegalDescription(parsed.value) : parsed.failure;
}

function summary(...texts: string[]): string {
  return summarizeLegalDescriptions(
    texts.flatMap((text) => {
      const parsed = parseLegalDescription(text);
      return parsed.ok ? [parsed.value] : [];
    }),
  );
}

describe('parseLegalDescription', () => {
  it.each([
    ['NW-14-72-6-W6M', 'NW-14-72-6-W6M'],
    ['NW 14-72-6 W6', 'NW-14-72-6-W6M'],
    ['nw14-72-6w6m', 'NW-14-72-6-W6M'],
    ['NW–14–72–6–W6M', 'NW-14-72-6-W6M'],
    ['NW−14−72−6−W6M', 'NW-14-72-6-W6M'],
    ['E½ 16-73-6-W6M', 'E½ 16-73-6-W6M'],
    ['N1/2 14-72-6-W6', 'N½ 14-72-6-W6M'],
    ['14-72-6-W6', 'All of 14-72-6-W6M'],
    ['LSD 7-14-72-6-W6', 'LSD 7-14-72-6-W6M'],
    ['NE 17-3-4 WPM', 'NE 17-3-4 WPM'],
    ['sw 4-10-5 epm', 'SW 4-10-5 EPM'],
  ])('reads %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  it.each([
    '',
    'NX-14-72-6-W6M',
    'NW-37-72-6-W6M',
    'NW-0-72-6-W6M',
    'NW-14-200-6-W6M',
    'NW-14-72-6-W7M',
    'LSD 17-14-72-6-W6',
    // A number is missing; it must not be read as LSD 1 of section 2.
    'LSD 12-10-17-W4',
    'Lot 7',
  ])('does not read %s', (text) => {
    expect(parseLegalDescription(text).ok).toBe(false);
  });

  it('handles any text without throwing, and parses what it formats', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseLegalDescription(text);
        if (parsed.ok)
          expect(canonical(formatLegalDescription(parsed.value))).toBe(formatLegalDescription(parsed.value));
      }),
    );
  });
});

describe('quartersOf', () => {
  it('places legal subdivisions from the south-east corner', () => {
    const quarter = (lsd: number) => {
      const parsed = parseLegalDescription(`LSD ${String(lsd)}-14-72-6-W6`);
      return parsed.ok ? quartersOf(parsed.value) : [];
    };
    expect([1, 4, 7, 8, 9, 12, 16].flatMap(quarter)).toEqual(['SE', 'SW', 'SE', 'SE', 'NE', 'NW', 'NE']);
  });
});

describe('summarizeLegalDescriptions', () => {
  it('merges quarters into halves and sections', () => {
    expect(summary('NE-16-73-6-W6M', 'SE-16-73-6-W6M')).toBe('E½ 16-73-6-W6M');
    expect(summary('NE-12-10-17-W4M', 'NW-12-10-17-W4M', 'SE-12-10-17-W4M', 'SW-12-10-17-W4M')).toBe(
      'All of 12-10-17-W4M',
    );
  });

  it('keeps apart what does not make a half', () => {
    expect(summary('NE-16-73-6-W6M', 'SW-16-73-6-W6M')).toBe('NE-16-73-6-W6M; SW-16-73-6-W6M');
    expect(summary('NE-21-78-15-W6M', 'SE-21-78-15-W6M', 'NW-22-78-15-W6M')).toBe(
      'E½ 21-78-15-W6M; NW-22-78-15-W6M',
    );
  });
});

describe('parseLegalSummary', () => {
  it('reads back all land of a summary, and nothing else', () => {
    const title = fc.record({
      quarter: fc.constantFrom(...quarters),
      section: fc.integer({ min: 1, max: 3 }),
      meridian: fc.constantFrom('-6-W6M', '-6 WPM', '-6 EPM'),
    });
    const pieces = (lands: ReturnType<typeof parseLegalSummary>) =>
      lands
        .flatMap((land) =>
          quartersOf(land).map((quarter) => ({ ...land, part: { kind: 'quarter', quarter } })),
        )
        .map((piece) => JSON.stringify(piece))
        .sort();
    fc.assert(
      fc.property(fc.uniqueArray(title, { selector: (one) => JSON.stringify(one) }), (titles) => {
        const lands = parseLegalDescriptions(
          titles.map(({ quarter, section, meridian }) => `${quarter} ${String(section)}-72${meridian}`),
        );
        expect(pieces(parseLegalSummary(summarizeLegalDescriptions(lands)))).toEqual(pieces(lands));
      }),
    );
    expect(parseLegalSummary('Parcel 1, Parcel 2')).toEqual([]);
  });
});

describe('listLegalDescriptions', () => {
  it.each([
    [['NE-12-10-17-W4M', 'NW-12-10-17-W4M', 'SE-12-10-17-W4M'], 'NE, NW, SE 12-10-17-W4M'],
    [['NE-21-78-15-W6M', 'SE-21-78-15-W6M', 'NW-22-78-15-W6M'], 'NE, SE 21-78-15-W6M; NW-22-78-15-W6M'],
    [['NE 17-3-4 WPM', 'NW 17-3-4 WPM'], 'NE, NW 17-3-4 WPM'],
    [['E1/2 16-73-6-W6M'], 'E½ 16-73-6-W6M'],
  ])('names every quarter of %j', (texts, list) => {
    expect(listLegalDescriptions(parseLegalDescriptions(texts))).toBe(list);
  });
});
