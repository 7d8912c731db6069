import { provinceNames, provinces } from '../../model/derive/provinces';
import { Select } from '../../ui/select/Select';
import { CheckboxGroup } from './CheckboxGroup';
import type { SalesSearchResult } from './filter-sales';
import { NumberRange } from './NumberRange';
import { distances, listedStatuses, type ChangeQuery, type SalesQuery } from './sales-query';
import { landFilterNames, statusNames, withinNames } from './sales-labels';
import * as styles from './SaleFilters.module.css';
import { landKinds } from '../../model/derive/land-uses';

interface SaleFiltersProps {
  readonly query: SalesQuery;
  readonly counts: SalesSearchResult['counts'];
  readonly onChange: ChangeQuery;
}

/** Filters of the list; each change applies at once. */
export function SaleFilters({ query, counts, onChange }: SaleFiltersProps) {
  const { acresFrom, acresTo, priceFrom, priceTo } = query;
  return (
    <form
      className={styles.form}
      aria-label={TEXTS.names.filterSales}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <CheckboxGroup
        legend={TEXTS.filters.province}
        values={provinces}
        names={provinceNames}
        counts={counts.province}
        chosen={query.province}
        onChange={(province) => {
          onChange({ province });
        }}
      />
      <CheckboxGroup
        legend={TEXTS.filters.land}
        values={landKinds}
        names={landFilterNames}
        counts={counts.land}
        chosen={query.land}
        onChange={(land) => {
          onChange({ land });
        }}
      />
      <CheckboxGroup
        legend={TEXTS.filters.status}
        values={listedStatuses}
        names={statusNames}
        counts={counts.status}
        chosen={query.status}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      <NumberRange
        legend={TEXTS.filters.acres}
        unit="ac"
        range={[acresFrom, acresTo]}
        onChange={([from, to]) => {
          onChange({ acresFrom: from, acresTo: to }, 'replace');
        }}
      />
      <NumberRange
        legend={TEXTS.filters.pricePerAcre}
        unit="$"
        range={[priceFrom, priceTo]}
        onChange={([from, to]) => {
          onChange({ priceFrom: from, priceTo: to }, 'replace');
        }}
      />
      {query.coordinates !== null && (
        <Select
          label={TEXTS.filters.within}
          options={distances.map((value) => ({ value, label: withinNames[value] }))}
          value={query.within}
          onChange={({ target }) => {
            onChange({ within: distances.find((value) => value === target.value) ?? '200' });
          }}
        />
      )}
    </form>
  );
}
