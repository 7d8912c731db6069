import { plural } from '../../lib/plural';
import { Button } from '../../ui/button/Button';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { activeFilters } from './active-filters';
import { findSales, type CurrentSale } from './filter-sales';
import { noSalesFilters, type ChangeQuery, type SalesQuery } from './sales-query';

interface NoMatchesProps {
  readonly query: SalesQuery;
  readonly sales: readonly CurrentSale[];
  readonly onChange: ChangeQuery;
}

/** Shown if nothing matches: filters that can be removed, with the number of sales that would then match. */
export function NoMatches({ query, sales, onChange }: NoMatchesProps) {
  const alternatives = activeFilters(query)
    .map((filter) => ({ ...filter, found: findSales(sales, { ...query, ...filter.without }).sales.length }))
    .filter(({ found }) => found > 0);
  return (
    <section>
      <h2>{TEXTS.sales.noMatches}</h2>
      <p>{alternatives.length > 0 ? TEXTS.sales.removeOne : TEXTS.sales.removeAll}</p>
      <ButtonRow>
        {alternatives.map(({ label, without, found }) => (
          <Button
            key={label}
            onClick={() => {
              onChange(without);
            }}
          >
            Without {label}: {plural(found, 'sale')}
          </Button>
        ))}
        <Button
          kind="primary"
          onClick={() => {
            onChange(noSalesFilters);
          }}
        >
          {TEXTS.sales.clearAll}
        </Button>
      </ButtonRow>
    </section>
  );
}
