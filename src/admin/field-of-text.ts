import { z } from 'zod';

/** A field of the form, as Decap is configured with it. */
interface FormField {
  readonly name: string;
  readonly widget: string;
  /** Slugs and other parsed texts have one. */
  readonly pattern?: unknown;
  readonly fields?: readonly FormField[] | undefined;
  readonly field?: FormField | undefined;
}

const FormFieldSchema: z.ZodType<FormField> = z.lazy(() =>
  z.object({
    name: z.string(),
    widget: z.string(),
    pattern: z.unknown().optional(),
    fields: z.array(FormFieldSchema).optional(),
    field: FormFieldSchema.optional(),
  }),
);

/** The fields of a form. */
export const FormFieldsSchema = z.array(FormFieldSchema);

/** A text of an entry, and the address of its field: names, and places in lists, with dots between them. */
type PlacedText = readonly [path: string, text: string];

function textsOfField(field: FormField, value: unknown, path: string): PlacedText[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const place = `${path}.${String(index)}`;
      return field.field === undefined
        ? textsOf(field.fields ?? [], item, `${place}.`)
        : textsOfField(field.field, item, place);
    });
  if (field.fields !== undefined) return textsOf(field.fields, value, `${path}.`);
  const isText = ['string', 'text'].includes(field.widget) && field.pattern === undefined;
  return isText && typeof value === 'string' ? [[path, value]] : [];
}

function textsOf(fields: readonly FormField[], value: unknown, before: string): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return fields.flatMap((field) =>
    textsOfField(field, Reflect.get(value, field.name), `${before}${field.name}`),
  );
}

/** The words of a text, without Markdown's syntax. */
function wordsOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)|\{[^}]*\}/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the address of the first field that has a text of the page, alone or as one of its paragraphs; null if none
 * has it, such as for texts of the site itself.
 */
export function fieldOfText(text: string, fields: readonly FormField[], data: unknown): string | null {
  const words = wordsOf(text);
  if (words === '') return null;
  const found = textsOf(fields, data, '').find(([, value]) =>
    [value, ...value.split(/\n+/)].some((part) => wordsOf(part) === words),
  );
  return found?.[0] ?? null;
}
