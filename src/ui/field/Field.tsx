import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import * as styles from './Field.module.css';

/** Texts of a field, independent of the type of its control. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message. */
  readonly error?: string | undefined;
  /** Anchor for links to the field, such as those of an error summary. */
  readonly id?: string | undefined;
}

/** Attributes that connect an input, a text area or a select with the texts of its field. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label and hint above it, and its error below. */
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
