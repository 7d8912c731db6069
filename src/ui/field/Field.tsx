import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import * as styles from './Field.module.css';

/** What a field's words are, whatever is filled in. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The sentence on what is wrong. */
  readonly error?: string | undefined;
  /** For links to the field, such as those of an error summary. */
  readonly id?: string | undefined;
}

/** What ties an input, a text area or a select to the words of its field. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label and hint above it, and beneath it what is wrong. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const hintId = useId();
  const errorId = useId();
  const controlId = id ?? ownId;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        className: error === undefined ? styles.control : `${styles.control} ${styles.wrong}`,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
