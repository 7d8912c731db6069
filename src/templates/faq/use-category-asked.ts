import { useEffect, useSyncExternalStore } from 'react';
import { categoryAsked } from './category-asked';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
  };
}

function nothingAsked(): null {
  return null;
}

/**
 * The category that the address asks for; null in built HTML and in the first render, which have to agree.
 * Brings the category of a query into view, as the browser does by itself for a hash.
 */
export function useCategoryAsked(slugs: readonly string[]): string | null {
  const asked = useSyncExternalStore(subscribe, () => categoryAsked(location, slugs), nothingAsked);

  useEffect(() => {
    if (asked !== null && location.hash === '') document.getElementById(asked)?.scrollIntoView();
  }, [asked]);

  return asked;
}
