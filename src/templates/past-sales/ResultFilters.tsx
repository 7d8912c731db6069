import { landUseNames } from '../../model/derive/land-uses';
import { provinceNames } from '../../model/derive/provinces';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { Select } from '../../ui/select/Select';
import type { ResultFilterOptions, ResultsQuery } from './results-query';
import * as styles from './PastSales.module.css';
import type { ChangeResultsQuery } from './use-archive';

interface ResultFiltersProps {
  readonly choices: ResultFilterOptions;
  readonly query: ResultsQuery;
  readonly onChange: ChangeResultsQuery;
}

function same(value: string) {
  return { value, label: value };
}

/** Filters of the results; labels are only for screen readers, since the values of the fields explain themselves. */
export function ResultFilters({ choices: { provinces, years, uses }, query, onChange }: ResultFiltersProps) {
  return (
    <div className={styles.filters}>
      <ClientOnly>
        <Select
          label={TEXTS.filters.province}
          options={[
            { value: '', label: TEXTS.filters.allProvinces },
            ...provinces.map((value) => ({ value, label: provinceNames[value] })),
          ]}
          value={query.province}
          onChange={({ target }) => {
            onChange({ province: provinces.find((province) => province === target.value) ?? '' });
          }}
        />
        <Select
          label={TEXTS.filters.year}
          options={[{ value: '', label: TEXTS.filters.allYears }, ...years.map(same)]}
          value={query.year}
          onChange={({ target }) => {
            onChange({ year: target.value });
          }}
        />
        <Select
          label={TEXTS.filters.landUse}
          options={[
            { value: '', label: TEXTS.filters.allLand },
            ...uses.map((value) => ({ value, label: landUseNames[value] })),
          ]}
          value={query.land}
          onChange={({ target }) => {
            onChange({ land: uses.find((use) => use === target.value) ?? '' });
          }}
        />
      </ClientOnly>
    </div>
  );
}
