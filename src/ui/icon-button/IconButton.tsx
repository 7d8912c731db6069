import { useCallback, type ReactNode } from 'react';
import * as styles from './IconButton.module.css';

interface IconButtonProps {
  /** Action of the button, as its accessible name. */
  readonly label: string;
  readonly onClick: () => void;
  /** True when what it controls is shown. */
  readonly expanded?: boolean;
  /** True to take the focus when it appears. */
  readonly focusOnMount?: boolean;
  /** The icon. */
  readonly children: ReactNode;
}

/** A square button with only an icon. */
export function IconButton({ label, onClick, expanded, focusOnMount = false, children }: IconButtonProps) {
  const focus = useCallback((button: HTMLButtonElement | null) => {
    button?.focus();
  }, []);
  return (
    <button
      ref={focusOnMount ? focus : undefined}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
