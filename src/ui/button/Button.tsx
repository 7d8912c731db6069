import type { MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from '../button-link/button-class';

interface ButtonProps extends ButtonAppearance {
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** True while its action is in progress: it keeps its label and the focus, and ignores clicks. */
  readonly busy?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}

/** A button for an action on this page; a link to another page is a ButtonLink. */
export function Button({
  type = 'button',
  disabled = false,
  busy = false,
  onClick,
  children,
  ...look
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>): void {
    // A form must not be sent twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={buttonClass(look)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}
