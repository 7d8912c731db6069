import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../lib/result';
import { formErrorOf, type FormError } from './form-error';
import type { FieldName, FormName } from './form-fields';
import { formSchemas } from './form-schemas';

/** The clean fields of each form. */
export type FormValues = { readonly [Name in FormName]: z.output<(typeof formSchemas)[Name]> };

/** The first error of each field that has one. */
export type FieldErrors = Readonly<Partial<Record<FieldName, FormError>>>;

/** Fields as a visitor typed them, or as they came in; one that is empty or false counts as absent. */
export type FormInput = Readonly<Record<string, unknown>>;

const schemas: { readonly [Name in FormName]: z.ZodMiniType<FormValues[Name]> } = formSchemas;

function withoutEmpty(fields: FormInput): FormInput {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== false));
}

/** Parses the fields that a visitor fills in, in the browser before they are sent and on the host when they come. */
export function parseForm<Name extends FormName>(
  form: Name,
  input: FormInput,
): Result<FormValues[Name], FieldErrors> {
  const parsed = schemas[form].safeParse(withoutEmpty(input));
  if (parsed.success) return ok(parsed.data);
  const errors = new Map<string, FormError>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '');
    if (!errors.has(field)) errors.set(field, formErrorOf(message));
  }
  return fail(Object.fromEntries(errors));
}
