/** Converts one value to and from its form in the query string. */
export interface QueryField<Value> {
  /** The value if the query string has none, or an invalid one; it is never written. */
  readonly defaultValue: Value;
  /** Undefined when the text is not valid; never throws. */
  readonly parse: (text: string) => Value | undefined;
  readonly serialize: (value: Value) => string;
}

/** A field for each part of a state, by the name of its parameter. */
export type Fields<S> = { readonly [Name in keyof S]: QueryField<S[Name]> };

/** One of the values. */
export function choice<T extends string>(values: readonly T[], fallback: T): QueryField<T> {
  return {
    defaultValue: fallback,
    parse: (text) => values.find((value) => value === text),
    serialize: (value) => value,
  };
}

/**
 * A list of allowed values, in the order of `values` rather than that of the address; empty by default. Unknown values
 * are skipped, so that an old address keeps its other filters.
 */
export function choices<T extends string>(values: readonly T[]): QueryField<readonly T[]> {
  return {
    defaultValue: [],
    parse: (text) => {
      const requested = new Set(text.split(','));
      return values.filter((value) => requested.has(value));
    },
    serialize: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
  };
}

/** A whole number within bounds, both included; null if the visitor left it empty. */
export function wholeNumber(fallback: number | null, from: number, to: number): QueryField<number | null> {
  return {
    defaultValue: fallback,
    parse: (text) => {
      if (text === '') return null;
      const number = /^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : NaN;
      return number >= from && number <= to ? number : undefined;
    },
    serialize: (value) => (value === null ? '' : String(value)),
  };
}

/** A text that a visitor typed, without control or invisible format characters and cut at a maximum length. */
export function freeText(maxLength: number): QueryField<string> {
  return {
    defaultValue: '',
    parse: (text) =>
      Array.from(text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''))
        .slice(0, maxLength)
        .join(''),
    serialize: (value) => value,
  };
}

/**
 * Parses the state from the query of an address, with defaults for missing and invalid parts. Never throws.
 *
 * @param search With or without its question mark.
 */
export function parseQuery<S extends object>(search: string, fields: Fields<S>): S;
export function parseQuery(search: string, fields: Fields<Record<string, unknown>>): object {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(fields).map(([name, { defaultValue, parse }]) => {
      const text = params.get(name);
      const value = text === null ? undefined : parse(text);
      return [name, value === undefined ? defaultValue : value];
    }),
  );
}

/**
 * The query for a state: first the parameters of others, such as utm_source, then those of `fields` in their order
 * without those that are at their default.
 *
 * @param search The query to change, with or without its question mark.
 * @returns '' or a query with its question mark.
 */
export function serializeQuery<S extends object>(search: string, fields: Fields<S>, state: S): string {
  const written = new URLSearchParams(search);
  for (const name in fields) {
    const { defaultValue, serialize } = fields[name];
    const text = serialize(state[name]);
    written.delete(name);
    if (text !== serialize(defaultValue)) written.append(name, text);
  }
  // A comma is allowed in a query, and is easier to read in a shared address than its escape.
  const query = written.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
