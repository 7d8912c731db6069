import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import * as styles from './HeaderSearch.module.css';

/** The field is ready for typing when it has come to rest. */
const focusDelayMs = 250;

interface HeaderSearchProps {
  /** The search page. */
  readonly action: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Closes and gives the focus back. */
  readonly onClose: () => void;
}

/**
 * The search of the header. Where there is no room for the field, its button opens it; without a script the
 * button leads to the search page.
 */
export function HeaderSearch({ action, open, onToggle, onClose }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  if (!open && text !== '') setText('');

  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [open]);

  function submitted(event: SyntheticEvent): void {
    if (open) return;
    event.preventDefault();
    onToggle();
  }
  function left({ currentTarget, relatedTarget }: FocusEvent): void {
    if (open && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle();
  }
  return (
    <form
      className={open ? `${styles.search} ${styles.open}` : styles.search}
      action={action}
      role="search"
      aria-label="Site"
      onSubmit={submitted}
      onBlur={left}
    >
      <div className={styles.box}>
        <input
          ref={input}
          type="search"
          name="query"
          aria-label="Search for land"
          placeholder={open ? 'Search for land near you' : 'Search for land'}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
          onFocus={() => {
            if (!open) onToggle();
          }}
        />
        {text !== '' && (
          <IconButton
            label="Clear"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      {open && (
        <span className={styles.close}>
          <IconButton label="Close search" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </span>
      )}
    </form>
  );
}
