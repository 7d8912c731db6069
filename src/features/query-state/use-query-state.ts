import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseQuery, serializeQuery, type Fields } from '../../lib/query-state';
import { currentQuery, setQuery, subscribeToQuery, type HistoryMode } from './query-store';

/** Changes parts of the state; the caller chooses whether Back undoes it. */
export type UpdateQueryState<S> = (patch: Partial<S>, how: { readonly mode: HistoryMode }) => void;

function serverQuery(): string {
  return '';
}

/**
 * State in the query of the address, so that it can be shared, bookmarked and undone. The first render has the
 * defaults, like the built HTML; the address is read after it.
 *
 * @param fields Must be the same object on every render.
 */
export function useQueryState<S extends object>(fields: Fields<S>): readonly [S, UpdateQueryState<S>] {
  const search = useSyncExternalStore(subscribeToQuery, currentQuery, serverQuery);
  const state = useMemo(() => parseQuery(search, fields), [search, fields]);
  const update = useCallback<UpdateQueryState<S>>(
    (patch, { mode }) => {
      const present = currentQuery();
      setQuery(serializeQuery(present, fields, { ...parseQuery(present, fields), ...patch }), mode);
    },
    [fields],
  );
  return [state, update];
}
