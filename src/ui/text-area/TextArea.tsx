import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field';
import * as styles from './TextArea.module.css';

type AreaProps = Pick<
  ComponentProps<'textarea'>,
  | 'name'
  | 'autoComplete'
  | 'required'
  | 'maxLength'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'ref'
>;

interface TextAreaProps extends FieldTexts, Readonly<AreaProps> {}

/** A text field of several lines. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {({ className, ...control }) => (
        <textarea className={`${className} ${styles.area}`} {...area} {...control} />
      )}
    </Field>
  );
}
