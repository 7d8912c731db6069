import { useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { reportPageError } from '../../features/error-reports/page-errors';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './HeaderSearch.module.css';
import type { SearchShell } from './FieldSuggestions';
import type { HeaderSuggestionsProps } from './HeaderSuggestions';
import { searchShell } from './search-shell';

/** Milliseconds until the field has finished unfolding and takes the focus. */
const focusDelayMs = 250;

/** Replaces the suggestions when their code cannot be loaded; the search works without them. */
function SuggestionsFailure({ shell }: HeaderSuggestionsProps) {
  return (
    <p className={styles.failure} role="alert">
      {shell.search.failure}
    </p>
  );
}

interface HeaderSearchProps {
  readonly shell: SearchShell;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Closes the search and gives the focus back. */
  readonly onClose: () => void;
  /** Closes the search when the focus has gone elsewhere. */
  readonly onLeave: () => void;
}

/**
 * The search of the header. On a small screen a button opens the field; without scripts the button is a link to the
 * search page. The field is uncontrolled, so that text typed before the page is hydrated stays, also when the
 * suggestions load, which they do only once the field is opened.
 */
export function HeaderSearch({ shell, open, onOpen, onClose, onLeave }: HeaderSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<HeaderSuggestionsProps>>();

  useEffect(() => {
    searchShell.set(shell);
  }, [shell]);

  useEffect(() => {
    const { current } = field;
    if (!open || current === null) return undefined;
    // A field that has the focus already does not get it again later, when the visitor may have left it.
    const timer =
      document.activeElement === current
        ? undefined
        : setTimeout(() => {
            current.focus();
          }, focusDelayMs);
    import(/* webpackChunkName: "search" */ './HeaderSuggestions').then(
      (part) => {
        setSuggestions(() => part.HeaderSuggestions);
      },
      (error: unknown) => {
        // The browser has logged what it could not load.
        reportPageError(error);
        setSuggestions(() => SuggestionsFailure);
      },
    );
    return () => {
      clearTimeout(timer);
      current.value = '';
    };
  }, [open]);

  function submitted(event: SyntheticEvent): void {
    if (open) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <form
      className={open ? `${styles.search} ${styles.open}` : styles.search}
      action={shell.search.page}
      role="search"
      aria-label={TEXTS.names.siteSearch}
      onSubmit={submitted}
    >
      <div className={styles.box}>
        <input
          ref={field}
          type="search"
          name="query"
          aria-label={TEXTS.search.placeholder}
          placeholder={open ? TEXTS.search.expandedPlaceholder : TEXTS.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={onOpen}
          onFocus={onOpen}
        />
        {open && Suggestions !== undefined && (
          <Suggestions shell={shell} field={field} onClose={onClose} onLeave={onLeave} />
        )}
        <button type="submit" aria-label={TEXTS.search.submit}>
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}
