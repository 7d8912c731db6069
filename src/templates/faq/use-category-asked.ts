import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { choice, type Fields } from '../../lib/query-state';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
  };
}

function currentHash(): string {
  return location.hash;
}

function builtHash(): string {
  return '';
}

/**
 * The category that the address asks for: #buying before ?category=buying, since the hash is the later choice of a
 * visitor who arrived by the query. Null where it names none, in built HTML and in the first render, which have to
 * agree. Brings the category of a query into view, as the browser does by itself for a hash.
 *
 * @param slugs Has to stay the same list from render to render.
 */
export function useCategoryAsked(slugs: readonly string[]): string | null {
  const fields = useMemo<Fields<{ readonly category: string }>>(
    () => ({ category: choice(slugs, '') }),
    [slugs],
  );
  const [{ category }] = useQueryState(fields);
  const hash = useSyncExternalStore(subscribe, currentHash, builtHash).slice(1);
  const ofHash = slugs.includes(hash) ? hash : null;
  const asked = ofHash ?? (category === '' ? null : category);

  useEffect(() => {
    if (asked !== null && location.hash === '') document.getElementById(asked)?.scrollIntoView();
  }, [asked]);

  return asked;
}
