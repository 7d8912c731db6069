import { useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { FieldSuggestions, type SearchShell } from './FieldSuggestions';
import * as styles from './HeaderSuggestions.module.css';

export interface HeaderSuggestionsProps {
  readonly shell: SearchShell;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Closes the search and gives the focus back. */
  readonly onClose: () => void;
  /** Closes the search; the focus has gone elsewhere. */
  readonly onLeave: () => void;
}

/** The header's search once it is open: suggestions below it, and behind the field a button to close it. */
export function HeaderSuggestions({ shell, field, onClose, onLeave }: HeaderSuggestionsProps) {
  const [form] = useState(() => field.current?.form);
  return (
    <>
      <FieldSuggestions shell={shell} field={field} popup={styles.popup} onLeave={onLeave} />
      {form != null &&
        createPortal(
          <span className={styles.close}>
            <IconButton label={TEXTS.search.close} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </span>,
          form,
        )}
    </>
  );
}
