import type { LonLat } from '../../../lib/geo';
import { formatLegalDescription, parseLegalDescription } from './legal-description';
import { landCentre, townshipCentre } from './survey';

/** Land that a visitor has typed. */
export interface FoundLand {
  /** Such as NW-14-72-6-W6M, 14-72-6-W6M for a section, 72-6-W6M for a township. */
  readonly label: string;
  readonly centre: LonLat;
}

/** Words that people write between the numbers, with the separators that replace them. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[,;.]+/g, ' '],
  // Quarters of a section, such as NW 1/4 or the NW¼ of.
  [/^(?:THE )?(NE|NW|SE|SW) ?(?:1\/4|¼|\/4|QUARTER)(?: OF)?/, '$1 '],
  [/^((?:N|S|E|W) ?(?:1\/2|½|HALF))(?: OF)?/, '$1 '],
  [/\b(?:SECTION|SEC|TOWNSHIP|TWP|TP|RANGE|RGE|RG) ?(?=\d)/g, ' '],
  [/\b(?:WEST OF THE|W OF THE|W OF) (?:(\d)(?:ST|ND|RD|TH)?) ?(?:MERIDIAN|MER|M)?$/, 'W$1'],
  [/\bMERIDIAN$|\bMER$/, ''],
  [/ ?\bEXT \d{1,2}$/, ''],
  [/\s+/g, ' '],
];

/** A longer text is not a legal description. */
const maxLength = 100;

function removeWords(text: string): string {
  return spellings
    .reduce((spelled, [pattern, plain]) => spelled.replace(pattern, plain), text.trim().toUpperCase())
    .trim();
}

/** Degrees with four decimals are good to ten metres. */
function round([longitude, latitude]: LonLat): LonLat {
  return [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4];
}

/**
 * Finds the land that a text describes, however it is spelled; null for any other text. A township alone counts as
 * well: 72-6-W6.
 */
export function findLand(text: string): FoundLand | null {
  if (text.length > maxLength) return null;
  const plain = removeWords(text);
  const land = parseLegalDescription(plain);
  if (land.ok) {
    const label = formatLegalDescription(land.value).replace(/^All of /, '');
    return { label, centre: round(landCentre(land.value)) };
  }
  // With a section added, a township becomes a description that can be parsed and checked.
  const township = /^\d{1,3}[ -]/.test(plain) ? parseLegalDescription(`1-${plain}`) : land;
  if (!township.ok) return null;
  const label = formatLegalDescription(township.value).replace(/^All of 1-/, '');
  return { label, centre: round(townshipCentre(township.value)) };
}
