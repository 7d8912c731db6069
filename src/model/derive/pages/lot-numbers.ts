interface Named {
  readonly name: string;
}

function numberOf({ name }: Named): number | null {
  const digits = /\d+/.exec(name)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** The numbers of parcels as they stand on a badge: 1–3, 4–5, 1, 3; their names where one has no number. */
export function lotNumbers(lots: readonly Named[]): string {
  const numbers = lots.flatMap((lot) => numberOf(lot) ?? []);
  if (numbers.length < lots.length) return lots.map(({ name }) => name).join(', ');
  const sorted = numbers.sort((a, b) => a - b);
  const [first = 0] = sorted;
  const unbroken = sorted.every((number, index) => number === first + index);
  return unbroken && sorted.length > 1 ? `${String(first)}–${String(sorted.at(-1))}` : sorted.join(', ');
}

/** A name within a sentence: parcel 1, en bloc, parcels 1 to 3. */
export function inSentence({ name }: Named): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Names one after the other: parcel 1, parcel 2 and parcel 3. */
export function namesTogether(lots: readonly Named[]): string {
  const names = lots.map(inSentence);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
