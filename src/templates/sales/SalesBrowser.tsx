import { Suspense, useEffect, useRef, useState } from 'react';
import { NoUpcomingSales } from '../../components/sales/no-upcoming-sales/NoUpcomingSales';
import { PlaceTools } from '../../components/land/my-place/PlaceTools';
import { useNearViewport } from '../../ui/near-viewport/use-near-viewport';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { Note } from '../../ui/note/Note';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { ListControls } from './ListControls';
import { SaleGroups } from './SaleGroups';
import { SalesHeader } from './SalesHeader';
import { countFilters, salesFields, type SalesQuery } from './sales-query';
import { formatSaleCount, nearHeading, nearSummary, salesTitle, withinNames } from './sales-labels';
import type { useSalesList } from './use-sales-list';
import * as styles from './SalesBrowser.module.css';
import type { SalesPageProps } from './props';

// Parts that most visits do not need.
const FilterChips = lazyPart(async () => (await import('./FilterChips')).FilterChips);
const NoMatches = lazyPart(async () => (await import('./NoMatches')).NoMatches);
const SaleFilters = lazyPart(async () => (await import('./SaleFilters')).SaleFilters);
const FilterSheet = lazyPart(async () => (await import('./FilterSheet')).FilterSheet);
const QueryPagination = lazyPart(
  async () => (await import('../../features/query-state/QueryPagination')).QueryPagination<SalesQuery>,
);

interface SalesBrowserProps extends Pick<SalesPageProps, 'heading' | 'summary' | 'head' | 'brand' | 'feeds'> {
  readonly list: ReturnType<typeof useSalesList>;
  /** Address of the map of the sales on the page. */
  readonly mapId: string;
}

/** The list of sales with its filters, order and map; without sales a sentence that says so. */
export function SalesBrowser({ list, mapId, heading, summary, head, brand, feeds }: SalesBrowserProps) {
  const { query, sort, placed, change, present, found, shown, page, pages } = list;
  // Undefined until the sheet is first opened: only then does its code load.
  const [open, setOpen] = useState<boolean>();
  const results = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLElement>(null);
  // False on a small screen, where they are not displayed: the sheet has its own.
  const filtersShown = useNearViewport(filters, '0px');
  const active = countFilters(query);
  const whole = active === 0 && query.coordinates === null;
  const near = nearHeading(query);
  const nearest = placed && near === null && sort === 'nearest';
  const title = salesTitle(query, brand, head.title);

  useEffect(() => {
    document.title = title;
  }, [title]);

  if (present.length === 0)
    return (
      <>
        <SalesHeader heading={heading} summary={summary} feeds={feeds} mapId={null} />
        <NoUpcomingSales />
      </>
    );

  /** The results take the focus from a control that is about to disappear. */
  function showResults(scroll: boolean): void {
    if (scroll) results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  /** The pressed button may be removed with its filter. */
  function changeFilters(patch: Partial<SalesQuery>): void {
    change(patch);
    showResults(false);
  }

  return (
    <>
      <SalesHeader
        heading={near ?? heading}
        summary={near === null ? summary : nearSummary(found, query.within, sort)}
        feeds={feeds}
        mapId={mapId}
      />
      <div className={styles.tools}>
        <p role="status">{formatSaleCount(found.sales.length, present.length)}</p>
        {!whole && (
          <Suspense>
            <FilterChips query={query} onRemove={changeFilters} />
          </Suspense>
        )}
        <PlaceTools
          nearest={nearest}
          onNearest={() => {
            change(nearest ? { sort: '' } : { coordinates: null, label: '', within: '200', sort: 'nearest' });
          }}
        />
        <div className={styles.controls}>
          <ClientOnly>
            <ListControls
              query={query}
              sort={sort}
              placed={placed}
              active={active}
              onOpen={() => {
                setOpen(true);
              }}
              onChange={change}
            />
          </ClientOnly>
        </div>
      </div>
      <div className={styles.columns}>
        <aside ref={filters} className={styles.filters} data-inset="" aria-label={TEXTS.filters.filters}>
          {filtersShown && (
            <Suspense>
              <SaleFilters query={query} counts={found.counts} onChange={change} />
            </Suspense>
          )}
        </aside>
        {open !== undefined && (
          <Suspense>
            <FilterSheet
              open={open}
              found={found}
              query={query}
              onChange={change}
              onClose={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        )}
        <div
          ref={results}
          className={styles.results}
          role="region"
          aria-label={TEXTS.names.sales}
          tabIndex={-1}
        >
          {shown.length === 0 && !whole ? (
            <Suspense>
              <NoMatches query={query} sales={present} onChange={changeFilters} />
            </Suspense>
          ) : (
            <SaleGroups sales={shown} near={near !== null} grouped={sort === 'opening'} unfiltered={whole} />
          )}
          {pages > 1 && (
            <ClientOnly>
              <Suspense>
                <QueryPagination
                  label={TEXTS.names.salePages}
                  fields={salesFields}
                  query={query}
                  page={page}
                  pages={pages}
                  onPage={(next) => {
                    change({ page: next });
                    showResults(true);
                  }}
                />
              </Suspense>
            </ClientOnly>
          )}
          {found.nearestBeyondLimit !== null && page === pages && (
            <Note>
              <b>
                {found.nearestBeyondLimit.card.name} is past {withinNames[query.within]}.
              </b>{' '}
              {TEXTS.sales.nextNearest}
            </Note>
          )}
        </div>
      </div>
    </>
  );
}
