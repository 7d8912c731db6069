import { useCallback, useEffect, useRef } from 'react';
import { currentQuery } from '../../features/query-state/query-store';
import { SearchForm } from '../../features/search/SearchForm';
import { normalizeQuery } from '../../model/derive/search/search-terms';

const debounceMs = 200;

interface SearchFieldProps {
  readonly action: string;
  /** The query of the address. */
  readonly query: string;
  /** Called with the text once typing pauses, or at once when the form is submitted. */
  readonly onSearch: (text: string) => void;
}

/** The field of the search page. Text that is typed before the page is ready is searched as well. */
export function SearchField({ action, query, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  const search = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current(field.current?.value ?? '');
  }, []);
  useEffect(() => {
    const typedEarly = field.current?.value !== '';
    if (typedEarly && !new URLSearchParams(currentQuery()).has('query')) search();
    return () => {
      clearTimeout(timer.current);
    };
  }, [search]);

  useEffect(() => {
    const { current } = field;
    // Text that is being typed comes before the query that is still in the address.
    if (current !== null && timer.current === undefined && normalizeQuery(current.value) !== query)
      current.value = query;
  }, [query]);

  return (
    <SearchForm
      action={action}
      label={TEXTS.failures.searchAll}
      placeholder={TEXTS.search.expandedPlaceholder}
      field={field}
      onType={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(search, debounceMs);
      }}
      onSearch={(event) => {
        event.preventDefault();
        search();
        // Otherwise the keyboard of a phone stays over the results.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
      }}
    />
  );
}
