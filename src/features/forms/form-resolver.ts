import type { FieldErrors, Resolver } from 'react-hook-form';
import { formErrorOf } from '../../model/derive/forms/form-error';
import { formFields, type FormName } from '../../model/derive/forms/form-fields';
import { parseForm, type FormValues } from '../../model/derive/forms/parse-form';
import type { FieldValues, ShownError } from './form-controls';

/** Returns the resolver with which react-hook-form validates a form by its schema, whose errors are names. */
export function formResolver(form: FormName): Resolver<FieldValues, unknown, FormValues[FormName]> {
  return (input) => {
    const parsed = parseForm(form, input);
    if (parsed.ok) return { values: parsed.value, errors: {} };
    const errors: FieldErrors<FieldValues> = {};
    for (const [field, error] of Object.entries(parsed.failure))
      errors[field] = { type: error, message: error };
    return { values: {}, errors };
  };
}

/** Lists the errors of a form in the order of its fields. */
export function shownErrors(form: FormName, errors: FieldErrors<FieldValues>): ShownError[] {
  return formFields[form].flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ field, error: formErrorOf(message) }] : [];
  });
}
