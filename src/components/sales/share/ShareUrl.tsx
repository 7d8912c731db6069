import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import * as styles from './ShareButton.module.css';

export interface ShareUrlProps {
  readonly address: string;
  /** Called when the focus leaves the field or the visitor presses Escape. */
  readonly onClose: () => void;
  readonly onEscape: () => void;
}

/** The address to be copied by hand, selected already. */
export function ShareUrl({ address, onClose, onEscape }: ShareUrlProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onEscape();
  }

  return (
    <span className={styles.address}>
      <label htmlFor={id}>{TEXTS.saleActions.copyAddress}</label>
      <input ref={field} id={id} readOnly value={address} onBlur={onClose} onKeyDown={press} />
    </span>
  );
}
