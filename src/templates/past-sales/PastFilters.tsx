import { landUseNames } from '../../model/derive/land-uses';
import { provinceNames } from '../../model/derive/provinces';
import { Scripted } from '../../ui/scripted/Scripted';
import { Select } from '../../ui/select/Select';
import type { PastChoices, PastQuery } from './past-query';
import * as styles from './PastSales.module.css';
import type { ChangePastQuery } from './use-archive';

interface PastFiltersProps {
  readonly choices: PastChoices;
  readonly query: PastQuery;
  readonly onChange: ChangePastQuery;
}

function same(value: string) {
  return { value, label: value };
}

/** Which results are shown; the fields say themselves what they are. */
export function PastFilters({ choices: { provinces, years, uses }, query, onChange }: PastFiltersProps) {
  return (
    <div className={styles.filters}>
      <Scripted>
        <Select
          label="Province"
          options={[
            { value: '', label: 'All provinces' },
            ...provinces.map((value) => ({ value, label: provinceNames[value] })),
          ]}
          value={query.province}
          onChange={({ target }) => {
            onChange({ province: provinces.find((province) => province === target.value) ?? '' });
          }}
        />
        <Select
          label="Year"
          options={[{ value: '', label: 'All years' }, ...years.map(same)]}
          value={query.year}
          onChange={({ target }) => {
            onChange({ year: target.value });
          }}
        />
        <Select
          label="Land use"
          options={[
            { value: '', label: 'All land' },
            ...uses.map((value) => ({ value, label: landUseNames[value] })),
          ]}
          value={query.land}
          onChange={({ target }) => {
            onChange({ land: uses.find((use) => use === target.value) ?? '' });
          }}
        />
      </Scripted>
    </div>
  );
}
