import { useCallback, useEffect, useRef } from 'react';
import { currentQuery } from '../../features/query-state/query-store';
import { SearchForm } from '../../features/search/SearchForm';
import { normalizeQuery } from '../../model/derive/search/search-terms';

const debounceMs = 200;

interface SearchFieldProps {
  readonly action: string;
  /** The query of the address. */
  readonly query: string;
  /** Called with what is typed once the typing rests, or at once when the form is sent. */
  readonly onSearch: (text: string) => void;
}

/** The field of the search page. What is typed before the page is ready is searched as well. */
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
    // What is being typed goes before what the address still says.
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
        // Else the keyboard of a telephone stays over the results.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
      }}
    />
  );
}
