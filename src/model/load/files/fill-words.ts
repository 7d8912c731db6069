/** Words by their placeholders. */
export type Words = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * Keeps names as text when the settings cannot be read, so that only that problem is reported, not one for every word.
 */
export const namesAsWords: Words = { get: (name) => (/^(?:sum|bloc)$/.test(name) ? undefined : name) };

/** A word of the settings, such as depositDue, or a figure of a sale, such as smoky-bend-farm/parcel-1.soldFor. */
const placeholder = /\{((?:[a-z0-9-]+(?:\/[a-z0-9-]+)?\.)?[A-Za-z]+)\}/g;

/** Replaces the words in braces that are known, in every text of a file's data. */
export function fillWords<Value>(value: Value, words: Words): Value;
export function fillWords(value: unknown, words: Words): unknown {
  if (typeof value === 'string')
    return value.replace(placeholder, (whole, name: string) => words.get(name) ?? whole);
  if (Array.isArray(value)) return value.map((item: unknown) => fillWords(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillWords<unknown>(item, words)]),
  );
}
