/** A text with placeholders, such as {count}. */
export interface Template<Name extends string> {
  /** The source of the text, with its placeholders. */
  readonly source: string;
  /** Returns the text with a value in place of each placeholder. */
  readonly fill: (values: Readonly<Record<Name, string | number>>) => string;
}

const placeholder = /\{([^{}]*)\}/g;

/** The names of the placeholders of a text, in their order. */
export function placeholdersOf(source: string): string[] {
  return [...source.matchAll(placeholder)].map(([, name = '']) => name);
}

/** Makes a template of a text with placeholders. */
export function template<Name extends string>(source: string): Template<Name> {
  const fill = (values: Readonly<Record<string, string | number>>) =>
    source.replace(placeholder, (_whole, name: string) => String(values[name]));
  return { source, fill };
}

/**
 * Writes the template as JavaScript that needs no other code; the minifier reduces it to a concatenation.
 *
 * @example templateCode(template('{count} Sales')) is `({fill:v=>""+v["count"]+" Sales"})`.
 */
export function templateCode({ source }: Pick<Template<string>, 'source'>): string {
  const parts = source
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : `v[${JSON.stringify(part)}]`));
  return `({fill:v=>${parts.join('+')}})`;
}
