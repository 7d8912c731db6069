import { useId, type MouseEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from '../button-link/button-class';
import * as styles from './Button.module.css';

interface ButtonProps extends ButtonAppearance {
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Reason why it is disabled, as a sentence below. */
  readonly reason?: string;
  /** True while its action is in progress: it keeps its label and the focus, and ignores clicks. */
  readonly busy?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button for an action on this page; a link to another page is a ButtonLink. */
export function Button({
  type = 'button',
  disabled = false,
  reason,
  busy = false,
  onClick,
  children,
  ...look
}: ButtonProps) {
  const reasonId = useId();
  const explained = disabled && reason !== undefined;

  function press(event: MouseEvent): void {
    // A form must not be sent twice.
    if (busy) event.preventDefault();
    else onClick?.();
  }

  const button = (
    <button
      type={type}
      className={buttonClass(look)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-describedby={explained ? reasonId : undefined}
      onClick={press}
    >
      {children}
    </button>
  );
  if (!explained) return button;
  return (
    <span className={styles.group}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
