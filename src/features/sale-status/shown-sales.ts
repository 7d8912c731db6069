import { useEffect, type RefObject } from 'react';
import { createStore } from '../../lib/create-store';
import { observeVisibility } from '../../lib/observe-visibility';
import { useStore } from '../../ui/store/use-store';

/** The slug of a sale by each part of the page that shows it now. */
const shownBy = new Map<symbol, string>();
const none: ReadonlySet<string> = new Set();
const shownSales = createStore(none);

function setShown(part: symbol, slug: string, shown: boolean): void {
  if (shown === shownBy.has(part)) return;
  if (shown) shownBy.set(part, slug);
  else shownBy.delete(part);
  shownSales.set(new Set(shownBy.values()));
}

/**
 * Says that the page shows a sale, so that nothing else has to announce it.
 *
 * @param element Shows it only while it is in the window; without one the whole page is about the sale.
 */
export function useShowsSale(slug: string, element?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = Symbol(slug);
    const watched = element?.current ?? null;
    if (watched === null) {
      setShown(part, slug, true);
      return () => {
        setShown(part, slug, false);
      };
    }
    const endWatch = observeVisibility(watched, (visible) => {
      setShown(part, slug, visible);
    });
    return () => {
      endWatch();
      setShown(part, slug, false);
    };
  }, [slug, element]);
}

/** Returns the slugs of the sales that are visible on the page. */
export function useShownSales(): ReadonlySet<string> {
  return useStore(shownSales, none);
}
