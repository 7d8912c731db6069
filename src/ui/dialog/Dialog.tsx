import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import { useBackdropClick } from './use-backdrop-click';
import * as styles from './Dialog.module.css';

type DialogName =
  | { readonly heading: string; readonly label?: undefined }
  /** The content has a heading of its own. */
  | { readonly heading?: undefined; readonly label: string };

type DialogProps = DialogName & {
  readonly open: boolean;
  /** Called on Esc, on its button or on a click beside it; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** A panel is at the right edge, and covers a small screen. */
  readonly kind?: 'panel' | 'centre';
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A modal layer above the page, which traps the focus until it is closed, and then restores it. */
export function Dialog({ heading, label, open, onClose, kind = 'panel', closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useBackdropClick(dialog, onClose);

  useEffect(() => {
    if (dialog.current === null || dialog.current.open === open) return;
    if (open) dialog.current.showModal();
    else dialog.current.close();
  }, [open]);

  // The browser also fires this event when the owner has closed the dialog.
  function closed(): void {
    if (open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${kind === 'panel' ? styles.panel : styles.centre}`}
      aria-label={label}
      aria-labelledby={heading === undefined ? undefined : headingId}
      onClose={closed}
    >
      <div className={heading === undefined ? styles.corner : styles.head}>
        {heading !== undefined && <h2 id={headingId}>{heading}</h2>}
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
