/**
 * Parses a JSON list of which every entry has to be valid.
 *
 * @returns Null for anything else.
 */
export function parseList<Item>(
  text: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] | null {
  try {
    const json: unknown = JSON.parse(text);
    const items: unknown[] | null = Array.isArray(json) ? json : null;
    return items?.every(isItem) === true ? items : null;
  } catch {
    return null;
  }
}
