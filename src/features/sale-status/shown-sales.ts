import { useEffect, type RefObject } from 'react';
import { createStore } from '../../lib/create-store';
import { observeVisibility } from '../../lib/observe-visibility';
import { useStore } from '../../ui/store/use-store';

/** The slug of a sale by each part of the page that shows it now. */
const shownBy = new Map<symbol, string>();
const none: ReadonlySet<string> = new Set();
const shownSales = createStore(none);

function setShown(part: symbol, slug: string, visible: boolean): void {
  if (visible === shownBy.has(part)) return;
  if (visible) shownBy.set(part, slug);
  else shownBy.delete(part);
  shownSales.set(new Set(shownBy.values()));
}

/**
 * Marks a sale as shown on the page, so that nothing else announces it.
 *
 * @param element Shows the sale only while it is in the window; if left out, the whole page is about the sale.
 */
export function useShowsSale(slug: string, element?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = Symbol(slug);
    const observed = element?.current ?? null;
    if (observed === null) {
      setShown(part, slug, true);
      return () => {
        setShown(part, slug, false);
      };
    }
    const endWatch = observeVisibility(observed, (visible) => {
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
