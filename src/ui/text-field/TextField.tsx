import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'required'
  | 'maxLength'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'ref'
>;

interface TextFieldProps extends FieldTexts, Readonly<InputProps> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
}

/** A text field of one line. */
export function TextField({ label, hint, error, id, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type={type} {...input} {...control} />}
    </Field>
  );
}
