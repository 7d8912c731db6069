import { commonFields, formFields, isFieldOf, type FormName } from './form-fields';
import type { FormInput } from './parse-form';

/** Data sent along with the fields that a visitor fills in. */
export interface SubmissionMetadata {
  readonly form: FormName;
  /** A UUID, the same when the browser tries again. */
  readonly id: string;
  /** Content of the field that people do not see: empty unless a program fills in every field. */
  readonly spamTrap: string;
  /** Path of the page that the form is on. */
  readonly page: string;
  /** Milliseconds since the form was shown. */
  readonly shownFor: number;
}

/** Returns whether a field may be repeated. */
export function mayRepeat(field: string): boolean {
  return field === 'moments';
}

/** Writes the fields that a visitor fills in; those that are empty are left out. */
export function encodeFields(form: FormName, values: FormInput): URLSearchParams {
  const body = new URLSearchParams();
  for (const field of formFields[form]) {
    const value = values[field];
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'string' && one !== '') body.append(field, one);
  }
  return body;
}

/** Writes a submission as the body of a url-encoded POST. @param fields Those of `encodeFields`. */
export function encodeForm(
  { form, id, spamTrap, page, shownFor }: SubmissionMetadata,
  fields: URLSearchParams,
): URLSearchParams {
  return new URLSearchParams([
    [commonFields.form, form],
    [commonFields.submissionId, id],
    [commonFields.spamTrap, spamTrap],
    [commonFields.page, page],
    [commonFields.shownFor, String(Math.round(shownFor))],
    ...fields,
  ]);
}

/** Reads the fields that a visitor fills in from the body of a POST; a field that is repeated stays a list. */
export function decodeForm(form: FormName, body: URLSearchParams): FormInput {
  const common: readonly string[] = Object.values(commonFields);
  const fields = [...new Set(body.keys())].filter((field) => !common.includes(field));
  return Object.fromEntries(
    fields.map((field) => {
      const all = body.getAll(field);
      return [field, isFieldOf(form, field) && all.length === 1 && !mayRepeat(field) ? all[0] : all];
    }),
  );
}
