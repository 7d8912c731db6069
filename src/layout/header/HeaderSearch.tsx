import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
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
  /** Closes when the focus has gone elsewhere. */
  readonly onLeave: () => void;
}

/**
 * The search of the header. On a small screen a button opens the field; without scripts the button is a link to
 * the search page.
 */
export function HeaderSearch({ action, open, onToggle, onClose, onLeave }: HeaderSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  if (!open && text !== '') setText('');

  useEffect(() => {
    const { current } = form;
    if (!open || current === null) return undefined;
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    function left({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node && current?.contains(relatedTarget) === false) onLeave();
    }
    current.addEventListener('focusout', left);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('focusout', left);
    };
  }, [open, onLeave]);

  function submitted(event: SyntheticEvent): void {
    if (open) return;
    event.preventDefault();
    onToggle();
  }
  return (
    <form
      ref={form}
      className={open ? `${styles.search} ${styles.open}` : styles.search}
      action={action}
      role="search"
      aria-label="Site"
      onSubmit={submitted}
    >
      <div className={styles.box}>
        <input
          ref={input}
          type="search"
          name="query"
          aria-label={TEXTS.search.placeholder}
          placeholder={open ? TEXTS.search.expandedPlaceholder : TEXTS.search.placeholder}
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
            label={TEXTS.search.clear}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
        <button type="submit" aria-label={TEXTS.search.submit}>
          <Icon name="search" />
        </button>
      </div>
      {open && (
        <span className={styles.close}>
          <IconButton label={TEXTS.search.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </span>
      )}
    </form>
  );
}
