import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field';
import * as styles from './Select.module.css';

type ChoiceProps = Pick<
  ComponentProps<'select'>,
  'name' | 'autoComplete' | 'required' | 'defaultValue' | 'value' | 'onChange' | 'onBlur' | 'ref'
>;

interface SelectProps extends FieldTexts, Readonly<ChoiceProps> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice from a list, by the browser's own control. */
export function Select({ label, hint, error, id, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {({ className, ...control }) => (
        <span className={styles.box}>
          <select className={`${className} ${styles.select}`} {...select} {...control}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
