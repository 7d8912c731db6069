import { provinceNames, provinces } from '../../model/derive/provinces';
import { Select } from '../../ui/select/Select';
import { CheckGroup } from './CheckGroup';
import type { SalesFound } from './filter-sales';
import { NumberRange } from './NumberRange';
import { distances, listedStatuses, type ChangeQuery, type SalesQuery } from './sales-query';
import { landNames, statusNames, withinNames } from './sales-words';
import * as styles from './SaleFilters.module.css';
import { landKinds } from '../../model/derive/land-uses';

interface SaleFiltersProps {
  readonly query: SalesQuery;
  readonly counts: SalesFound['counts'];
  readonly onChange: ChangeQuery;
}

/** What the list can be narrowed by; each change shows at once. */
export function SaleFilters({ query, counts, onChange }: SaleFiltersProps) {
  const { acresFrom, acresTo, priceFrom, priceTo } = query;
  return (
    <form
      className={styles.form}
      aria-label="Filter sales"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <CheckGroup
        legend="Province"
        values={provinces}
        names={provinceNames}
        counts={counts.province}
        chosen={query.province}
        onChange={(province) => {
          onChange({ province });
        }}
      />
      <CheckGroup
        legend="Land"
        values={landKinds}
        names={landNames}
        counts={counts.land}
        chosen={query.land}
        onChange={(land) => {
          onChange({ land });
        }}
      />
      <CheckGroup
        legend="Status"
        values={listedStatuses}
        names={statusNames}
        counts={counts.status}
        chosen={query.status}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      <NumberRange
        legend="Acres"
        unit="ac"
        range={[acresFrom, acresTo]}
        onChange={([from, to]) => {
          onChange({ acresFrom: from, acresTo: to }, 'replace');
        }}
      />
      <NumberRange
        legend="Starting price per acre"
        unit="$"
        range={[priceFrom, priceTo]}
        onChange={([from, to]) => {
          onChange({ priceFrom: from, priceTo: to }, 'replace');
        }}
      />
      {query.coordinates !== null && (
        <Select
          label="Within"
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
