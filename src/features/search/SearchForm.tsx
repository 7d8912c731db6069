import { useId, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './SearchForm.module.css';

interface SearchFormProps {
  /** The search page. */
  readonly action: string;
  /** Names the field for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** A sentence under the field. */
  readonly hint?: string;
  readonly field?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onType?: () => void;
  /** May handle the search instead of the search page. */
  readonly onSearch?: (event: SyntheticEvent) => void;
  /** Content beside the field once it is in use. */
  readonly children?: ReactNode;
}

/** A field that submits its text to the search page, with or without scripts. */
export function SearchForm({
  action,
  label,
  placeholder,
  hint,
  field,
  onFocus,
  onType,
  onSearch,
  children,
}: SearchFormProps) {
  const id = useId();
  return (
    <form className={styles.search} action={action} role="search" aria-label={label} onSubmit={onSearch}>
      <div className={styles.box}>
        <input
          ref={field}
          id={id}
          type="search"
          name="query"
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={onType}
        />
        {children}
        <button type="submit" aria-label={TEXTS.search.submit}>
          <Icon name="search" />
        </button>
      </div>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </form>
  );
}
