import { placeholdersOf, template as toTemplate, type Template } from '../../lib/template';
import { text } from './fields';

/** Names of placeholders as they are written. */
export function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** A text of the interface without placeholders. */
export function label(title: string, example: string) {
  return text(title, `As visitors read it, such as: ${example}`).refine(
    (value) => placeholdersOf(value).length === 0,
    {
      error: ({ input }) => `contains ${braced(placeholdersOf(String(input)))}, which nothing fills in`,
      params: { advice: 'the text without braces.' },
    },
  );
}

/**
 * A text of the interface with placeholders, each of which it has to contain.
 *
 * @param placeholders The meaning of each placeholder, by its name.
 */
export function template<Name extends string>(
  title: string,
  example: string,
  placeholders: Readonly<Record<Name, string>>,
) {
  const names = Object.keys(placeholders);
  const meanings = Object.entries<string>(placeholders).map(([name, meaning]) => `{${name}} is ${meaning}`);
  const advice = `${braced(names)} once each, such as: ${example}`;
  const description = `As visitors read it; ${meanings.join(', ')}. Such as: ${example}`;
  return text(title, description)
    .superRefine((value, context) => {
      const found = placeholdersOf(value);
      const unknown = found.filter((name) => !names.includes(name));
      const missing = names.filter((name) => found.filter((other) => other === name).length !== 1);
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `contains ${braced(unknown)}, which nothing fills in`,
          params: { advice },
        });
      else if (missing.length > 0)
        context.addIssue({
          code: 'custom',
          message: `should contain ${braced(missing)} once`,
          params: { advice },
        });
    })
    .transform((value): Template<Name> => toTemplate(value))
    .meta({ title, description });
}
