import { useEffect, useId, useRef, type MouseEvent } from 'react';
import * as styles from './ErrorSummary.module.css';

interface FieldError {
  /** Id of the field. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly heading: string;
  readonly errors: readonly FieldError[];
}

function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  // The address stays as it is: a form in a panel has no address of its own.
  event.preventDefault();
  field.focus();
}

function Summary({ heading, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const headingId = useId();
  // Only when it appears: later, the focus is where the visitor types.
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <section ref={box} tabIndex={-1} className={styles.summary} aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.errors}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                goTo(event, id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the errors of a form, above it; takes the focus when it appears, and again when its key changes. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  return errors.length === 0 ? null : <Summary heading={heading} errors={errors} />;
}
