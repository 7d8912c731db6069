import {
  formatLegalDescription,
  quartersOf,
  type Half,
  type LegalDescription,
  type Meridian,
  type Quarter,
  type SectionPart,
} from './legal-description';

const quarterNames: Readonly<Record<Quarter, string>> = {
  NE: 'north-east quarter',
  NW: 'north-west quarter',
  SE: 'south-east quarter',
  SW: 'south-west quarter',
};

const meridianParts: Readonly<Record<Meridian, { code: string; meaning: string }>> = {
  E1: { code: 'EPM', meaning: 'east of the principal meridian' },
  W1: { code: 'WPM', meaning: 'west of the principal meridian' },
  W2: { code: 'W2M', meaning: 'west of the 2nd meridian' },
  W3: { code: 'W3M', meaning: 'west of the 3rd meridian' },
  W4: { code: 'W4M', meaning: 'west of the 4th meridian' },
  W5: { code: 'W5M', meaning: 'west of the 5th meridian' },
  W6: { code: 'W6M', meaning: 'west of the 6th meridian' },
};

/** West of the 6th meridian. */
export function meridianMeaning(meridian: Meridian): string {
  return meridianParts[meridian].meaning;
}

const halfNames: Readonly<Record<Half, string>> = {
  N: 'north half',
  S: 'south half',
  E: 'east half',
  W: 'west half',
};

function partInWords(part: SectionPart): string {
  switch (part.kind) {
    case 'section':
      return 'all of ';
    case 'half':
      return `${halfNames[part.half]} of `;
    case 'quarter':
      return `${quarterNames[part.quarter]} of `;
    case 'lsd':
      return `legal subdivision ${String(part.lsd)} of `;
  }
}

/** A piece of land in words: north-west quarter of section 14, township 72, range 6, west of the 6th meridian. */
export function legalDescriptionInWords({
  part,
  section,
  township,
  range,
  meridian,
}: LegalDescription): string {
  const place = `section ${String(section)}, township ${String(township)}, range ${String(range)}`;
  return `${partInWords(part)}${place}, ${meridianMeaning(meridian)}`;
}

/** The first quarter of a piece of land, part by part: each code with its meaning. */
export function explainLegalDescription(description: LegalDescription) {
  const { section, township, range, meridian } = description;
  const [quarter] = quartersOf(description);
  if (quarter === undefined) return null;
  return {
    text: formatLegalDescription({ ...description, part: { kind: 'quarter', quarter } }),
    section,
    quarter,
    parts: [
      { code: quarter, meaning: quarterNames[quarter] },
      { code: String(section), meaning: 'section' },
      { code: String(township), meaning: 'township' },
      { code: String(range), meaning: 'range' },
      meridianParts[meridian],
    ],
  };
}

/** Explains a legal description part by part, with its township. */
export interface LegalExampleProps {
  /** Such as NE-16-73-6-W6M. */
  readonly text: string;
  /** Such as 16 and section. */
  readonly parts: readonly { readonly code: string; readonly meaning: string }[];
  /** 1 to 36. */
  readonly section: number;
  /** Such as NE. */
  readonly quarter: string;
}
