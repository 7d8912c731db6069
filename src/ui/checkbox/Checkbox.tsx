import type { ComponentProps } from 'react';
import * as styles from './Checkbox.module.css';

type BoxProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'required' | 'onChange' | 'ref'
>;

interface CheckboxProps extends Readonly<BoxProps> {
  readonly label: string;
  /** Number of matches, at the right. */
  readonly count?: string;
}

/** A row with a checkbox; all of it can be pressed. */
export function Checkbox({ label, count, ...box }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" className={styles.box} {...box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
