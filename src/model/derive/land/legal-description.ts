import { fail, ok, type Result } from '../../../lib/result';

export const quarters = ['NE', 'NW', 'SE', 'SW'] as const;
export type Quarter = (typeof quarters)[number];
export type Half = 'N' | 'S' | 'E' | 'W';

/** Part of a section: all of it, a half, a quarter, or a sixteenth (legal subdivision 1 to 16). */
export type SectionPart =
  | { readonly kind: 'section' }
  | { readonly kind: 'half'; readonly half: Half }
  | { readonly kind: 'quarter'; readonly quarter: Quarter }
  | { readonly kind: 'lsd'; readonly lsd: number };

/** W1 to W6: west of that meridian; E1: east of the principal meridian in Manitoba. */
export type Meridian = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'E1';

/** A piece of land in the Dominion Land Survey. */
export interface LegalDescription {
  readonly part: SectionPart;
  /** 1 to 36, winding up from the south-east corner of the township. */
  readonly section: number;
  /** Counted north from the United States border. */
  readonly township: number;
  /** Counted away from the meridian. */
  readonly range: number;
  readonly meridian: Meridian;
}

// A legal subdivision ends at a gap: else LSD 12-10-17-W4, a number short, would read as LSD 1 of section 2.
const pattern =
  /^(?:(?<quarter>NE|NW|SE|SW)|(?<half>[NSEW]) ?(?:1\/2|½|HALF)|LSD ?(?<lsd>\d{1,2})(?=[ -])|(?<all>ALL(?: OF)?))?[ -]*(?<section>\d{1,2})[ -]+(?<township>\d{1,3})[ -]+(?<range>\d{1,2})[ -]*(?<meridian>W[1-6]M?|[WE]PM|E1M?)$/;

function readPart(groups: Readonly<Record<string, string | undefined>>): SectionPart {
  const quarter = quarters.find((name) => name === groups.quarter);
  if (quarter !== undefined) return { kind: 'quarter', quarter };
  const half = (['N', 'S', 'E', 'W'] as const).find((name) => name === groups.half);
  if (half !== undefined) return { kind: 'half', half };
  return groups.lsd === undefined ? { kind: 'section' } : { kind: 'lsd', lsd: Number(groups.lsd) };
}

const meridians: Readonly<Record<string, Meridian>> = {
  WPM: 'W1',
  EPM: 'E1',
  W1: 'W1',
  W2: 'W2',
  W3: 'W3',
  W4: 'W4',
  W5: 'W5',
  W6: 'W6',
  E1: 'E1',
};

function outOfRange({ part, section, township, range }: LegalDescription): string | null {
  if (part.kind === 'lsd' && (part.lsd < 1 || part.lsd > 16)) return 'Legal subdivisions run from 1 to 16.';
  if (section < 1 || section > 36) return 'Sections run from 1 to 36.';
  if (township < 1 || township > 126) return 'Townships run from 1 to 126.';
  if (range < 1 || range > 34) return 'Ranges run from 1 to 34.';
  return null;
}

/**
 * Parses a legal land description as people write it: NW-14-72-6-W6M, nw 14-72-6 w6, E1/2 16-73-6-W6M, LSD
 * 7-14-72-6-W6, 14-72-6-W6 for a section, NE 17-3-4 WPM in Manitoba.
 *
 * @returns The description, or a sentence that says what is wrong with it.
 */
export function parseLegalDescription(text: string): Result<LegalDescription, string> {
  const normal = text
    .trim()
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212]+/g, (gap) => (/\s/.test(gap) ? ' ' : '-'));
  const groups = pattern.exec(normal)?.groups;
  if (groups === undefined) {
    return fail('It reads part, section, township, range, meridian, such as NW-14-72-6-W6M.');
  }
  const meridian = meridians[groups.meridian ?? ''] ?? meridians[(groups.meridian ?? '').replace(/M$/, '')];
  if (meridian === undefined) return fail('The meridian is one of W1M to W6M, WPM or EPM.');
  const description: LegalDescription = {
    part: readPart(groups),
    section: Number(groups.section),
    township: Number(groups.township),
    range: Number(groups.range),
    meridian,
  };
  const wrong = outOfRange(description);
  return wrong === null ? ok(description) : fail(wrong);
}

/** The descriptions in a list of texts; the content check has refused those that do not parse. */
export function parseLegalDescriptions(texts: readonly string[]): LegalDescription[] {
  return texts.flatMap((text) => {
    const parsed = parseLegalDescription(text);
    return parsed.ok ? [parsed.value] : [];
  });
}

function formatNumbers({ section, township, range, meridian }: LegalDescription, dash: string): string {
  const numbers = `${String(section)}-${String(township)}-${String(range)}`;
  if (meridian === 'W1') return `${dash === '-' ? ' ' : dash}${numbers} WPM`;
  if (meridian === 'E1') return `${dash === '-' ? ' ' : dash}${numbers} EPM`;
  return `${dash}${numbers}-${meridian}M`;
}

/** The usual spelling: NW-14-72-6-W6M, E½ 16-73-6-W6M, All of 12-10-17-W4M, NE 17-3-4 WPM. */
export function formatLegalDescription(description: LegalDescription): string {
  const { part } = description;
  switch (part.kind) {
    case 'quarter':
      return part.quarter + formatNumbers(description, '-');
    case 'half':
      return `${part.half}½${formatNumbers(description, ' ')}`;
    case 'lsd':
      return `LSD ${String(part.lsd)}${formatNumbers(description, '-')}`;
    case 'section':
      return `All of${formatNumbers(description, ' ')}`;
  }
}

const halves: Readonly<Record<Half, readonly Quarter[]>> = {
  N: ['NE', 'NW'],
  S: ['SE', 'SW'],
  E: ['NE', 'SE'],
  W: ['NW', 'SW'],
};

/** Returns the quarter of a legal subdivision; 1 to 16 zigzag from the south-east corner. */
function quarterOfLsd(lsd: number): Quarter {
  const row = Math.floor((lsd - 1) / 4);
  const step = (lsd - 1) % 4;
  const fromEast = row % 2 === 0 ? step : 3 - step;
  return `${row < 2 ? 'S' : 'N'}${fromEast < 2 ? 'E' : 'W'}`;
}

/** Returns the quarters that a description covers, in whole or in part. */
export function quartersOf({ part }: LegalDescription): readonly Quarter[] {
  switch (part.kind) {
    case 'section':
      return quarters;
    case 'half':
      return halves[part.half];
    case 'quarter':
      return [part.quarter];
    case 'lsd':
      return [quarterOfLsd(part.lsd)];
  }
}

function merge(inSection: readonly LegalDescription[]): LegalDescription[] {
  const [first] = inSection;
  if (first === undefined || inSection.some(({ part }) => part.kind === 'lsd')) return [...inSection];
  const covered = new Set(inSection.flatMap(quartersOf));
  if (covered.size === quarters.length) return [{ ...first, part: { kind: 'section' } }];
  const half = (['N', 'S', 'E', 'W'] as const).find(
    (name) => covered.size === 2 && halves[name].every((quarter) => covered.has(quarter)),
  );
  return half === undefined ? [...inSection] : [{ ...first, part: { kind: 'half', half } }];
}

function sectionsOf(descriptions: readonly LegalDescription[]): LegalDescription[][] {
  const bySection = new Map<string, LegalDescription[]>();
  for (const description of descriptions) {
    const key = [description.section, description.township, description.range, description.meridian].join(
      '-',
    );
    bySection.set(key, [...(bySection.get(key) ?? []), description]);
  }
  return [...bySection.values()];
}

/** Several descriptions in one line, quarters of a section merged into halves and sections. */
export function summarizeLegalDescriptions(descriptions: readonly LegalDescription[]): string {
  return sectionsOf(descriptions).flatMap(merge).map(formatLegalDescription).join('; ');
}

/** The descriptions in a line that `summarizeLegalDescriptions` has made. */
export function parseLegalSummary(summary: string): LegalDescription[] {
  return parseLegalDescriptions(summary.split('; '));
}

/** Formats every description as on the title, a section's quarters before its numbers: NE, SE 12-10-17-W4M. */
export function listLegalDescriptions(descriptions: readonly LegalDescription[]): string {
  return sectionsOf(descriptions)
    .map((inSection) => {
      const names = inSection.flatMap(({ part }) => (part.kind === 'quarter' ? part.quarter : []));
      const [first] = inSection;
      return first === undefined || names.length < inSection.length || names.length === 1
        ? inSection.map(formatLegalDescription).join(', ')
        : names.join(', ') + formatNumbers(first, ' ');
    })
    .join('; ');
}
