import { reportFailure } from '../../features/error-reports/report-failure';
import { saleSlugOf } from '../../features/shortlist/shortlist';
import { createStore } from '../../lib/create-store';
import { withTimeout } from '../../lib/with-timeout';
import { shortlistItemsRoute } from '../../model/derive/routes';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';
import type { ShortlistFacts } from './order-items';
import { parseItems } from './parse-items';

const timeOutMs = 8000;

/** The site's facts about a sale and its lots. */
export type SaleItems = readonly ShortlistItemProps[] | 'loading' | 'gone' | 'unavailable';

/** Items by the slug of the sale; empty until `loadSaleItems` has been called. */
export const saleItems = createStore<ReadonlyMap<string, SaleItems>>(new Map());

function setItems(slug: string, items: SaleItems): void {
  saleItems.set(new Map(saleItems.get()).set(slug, items));
}

async function fetchItems(slug: string): Promise<SaleItems> {
  try {
    return await withTimeout(timeOutMs, async (signal) => {
      const response = await fetch(shortlistItemsRoute(slug), { signal });
      if (response.status === 404 || response.status === 410) return 'gone';
      const items = response.ok ? parseItems(await response.text()) : null;
      if (items === null) reportFailure(new Error(`Shortlist: no data of ${slug}`));
      return items ?? 'unavailable';
    });
  } catch {
    // Without a connection there is nothing to report.
    return 'unavailable';
  }
}

/** Loads the sales of the entries that have not been loaded yet. */
export async function loadSaleItems(keys: readonly string[]): Promise<void> {
  const loaded = saleItems.get();
  const slugs = [...new Set(keys.map(saleSlugOf))].filter(
    (slug) => (loaded.get(slug) ?? 'unavailable') === 'unavailable',
  );
  await Promise.all(
    slugs.map(async (slug) => {
      setItems(slug, 'loading');
      setItems(slug, await fetchItems(slug));
    }),
  );
}

/** Returns the facts of an entry. A lot that its sale no longer has is gone. */
export function factsOf(key: string, items: SaleItems | undefined): ShortlistFacts {
  if (items === undefined) return { kind: 'loading' };
  if (typeof items === 'string') return { kind: items };
  const lot = key.split('.')[1] ?? null;
  const item = items.find((candidate) => candidate.lot === lot);
  return item === undefined ? { kind: 'gone' } : { kind: 'item', item };
}
