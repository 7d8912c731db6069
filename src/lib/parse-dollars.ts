const pattern =
  /^\$? ?(?<whole>\d{1,3}(?:[, ]\d{3})+|\d+)(?<fraction>\.\d+)? ?(?<unit>k|thousand|m|million)?(?: dollars| cad)?$/i;

const most = 1_000_000_000;

function factor(unit: string | undefined): number {
  switch (unit?.charAt(0).toLowerCase()) {
    case 'k':
    case 't':
      return 1000;
    case 'm':
      return 1_000_000;
    default:
      return 1;
  }
}

/**
 * Parses whole dollars as people type them: 1,250,000, 1 250 000, $1.25M, 950k, 1.2 million.
 *
 * @returns Null for anything else, for cents, for an empty text and for a billion or more.
 */
export function parseDollars(text: string): number | null {
  const groups = pattern.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  if (groups === undefined) return null;
  const { whole = '', fraction = '', unit } = groups;
  const dollars = Number(whole.replace(/[, ]/g, '') + fraction) * factor(unit);
  // A fraction of a million is rarely a whole number in binary.
  const rounded = Math.round(dollars);
  return Math.abs(dollars - rounded) < 1e-6 && rounded > 0 && rounded < most ? rounded : null;
}
