import { formFields, type FormName } from '../../model/derive/forms/form-fields';
import type { FieldValues } from './form-controls';

function boxes(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    (box) => box.name === name,
  );
}

/** Reads the fields of a form that visitors fill in, as they are on the page. */
export function readFields(name: FormName, form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  const values: FieldValues = {};
  for (const field of formFields[name]) {
    const ticks = boxes(form, field);
    const [first] = ticks;
    const typed = data.get(field);
    if (first === undefined) values[field] = typeof typed === 'string' ? typed : '';
    else if (field === 'moments')
      values[field] = ticks.filter(({ checked }) => checked).map(({ value }) => value);
    else values[field] = first.checked && first.value;
  }
  return values;
}
