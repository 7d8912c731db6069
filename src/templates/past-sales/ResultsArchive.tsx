import { Suspense, useRef } from 'react';
import { plural } from '../../lib/plural';
import { DistrictMedians } from '../../components/sales/district-medians/DistrictMedians';
import { ResultTable } from '../../components/sales/result-table/ResultTable';
import { StartToSold } from '../../components/sales/start-to-sold/StartToSold';
import type { OrderName } from '../../components/sales/result-table/result-orders';
import type { LinkProps } from '../../page-data/common-props';
import { stripLots } from '../../model/derive/strip-lots';
import { Button } from '../../ui/button/Button';
import { Fold } from '../../ui/fold/Fold';
import { Icon } from '../../ui/icon/Icon';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { noResultFilters, type ResultsQuery } from './results-query';
import { ResultFilters } from './ResultFilters';
import * as styles from './PastSales.module.css';
import { ResultPlansLegend } from './ResultPlansLegend';
import { PriceTable } from './PriceTable';
import { formatFilters, formatStripSummary } from './results-labels';
import { SoldStrip } from './SoldStrip';
import { formatOrder, SortBy } from './SortBy';
import { sortableHeading } from './sortable-heading';
import { useArchive } from './use-archive';
import type { PastSaleProps } from '../../page-data/result-props';

/** Loaded if there is more than one page. */
const QueryPagination = lazyPart(
  async () => (await import('../../features/query-state/QueryPagination')).QueryPagination<ResultsQuery>,
);

interface ResultsArchiveProps {
  readonly results: readonly PastSaleProps[];
  readonly csv: LinkProps;
  /** Explains how prices are counted. */
  readonly bodyHtml: string;
}

/** Results as a price strip, as a table and by kind of land; the filters apply to all of them. */
export function ResultsArchive({ results, csv, bodyHtml }: ResultsArchiveProps) {
  const { choices, fields, query, change, found, page, pages, shown } = useArchive(results);
  const count = useRef<HTMLParagraphElement>(null);
  const strip = stripLots(found);
  const lots = found.flatMap(({ province, district, closed, lots: sold }) =>
    sold.map((lot) => ({ ...lot, province, district, year: closed.iso.slice(0, 4) })),
  );
  const shownOnly = formatFilters(query);
  const sort = (order: OrderName) => {
    change({ sort: order });
  };
  return (
    <>
      <Section heading={TEXTS.sections.pricePerAcre}>
        <p className={styles.words}>{formatStripSummary(strip, shownOnly)}</p>
        <div className={styles.strip}>{strip.length > 0 && <SoldStrip sales={found} lots={strip} />}</div>
      </Section>
      <section aria-label={TEXTS.names.results}>
        <div className={styles.controls}>
          <ResultFilters choices={choices} query={query} onChange={change} />
          <a className={styles.csv} href={csv.href} download>
            <Icon name="download" />
            {csv.label}
          </a>
        </div>
        <SortBy order={query.sort} onSort={sort} />
        <div className={styles.found}>
          <p ref={count} className={styles.words} role="status" tabIndex={-1}>
            {found.length === results.length ? '' : `${String(found.length)} of `}
            {plural(results.length, 'sale')}, {plural(lots.length, 'result')}. {formatOrder(query.sort)}.
          </p>
          {shownOnly !== '' && (
            <Button
              onClick={() => {
                change(noResultFilters);
                // The button is removed together with the filters.
                count.current?.focus();
              }}
            >
              {TEXTS.pastSales.showAll}
            </Button>
          )}
        </div>
        {shown.length > 0 && (
          <>
            <ResultTable
              caption={TEXTS.names.pastResults}
              results={shown}
              head={sortableHeading(query.sort, sort)}
            />
            <ResultPlansLegend results={shown} />
          </>
        )}
        {pages > 1 && (
          <ClientOnly>
            <Suspense>
              <QueryPagination
                label={TEXTS.names.resultPages}
                fields={fields}
                query={query}
                page={page}
                pages={pages}
                onPage={(number) => {
                  change({ page: number });
                  count.current?.focus();
                }}
              />
            </Suspense>
          </ClientOnly>
        )}
      </section>
      {lots.length > 0 && (
        <Fold heading={TEXTS.resultGraphics.rise}>
          <StartToSold
            caption={TEXTS.resultGraphics.riseNote}
            rowsHtml={lots.map(({ riseHtml }) => riseHtml).join('')}
          />
        </Fold>
      )}
      {lots.length > 0 && (
        <Fold heading={TEXTS.resultGraphics.districts}>
          <DistrictMedians lots={lots} />
        </Fold>
      )}
      <Fold heading={TEXTS.home.results}>
        <div className={styles.prices}>
          {lots.length > 0 ? <PriceTable lots={lots} /> : <p>{TEXTS.pastSales.noMatches}</p>}
          <Prose html={bodyHtml} />
        </div>
      </Fold>
    </>
  );
}
