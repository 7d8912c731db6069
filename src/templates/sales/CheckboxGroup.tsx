import { Checkbox } from '../../ui/checkbox/Checkbox';
import type { Counts } from './filter-sales';
import * as styles from './SaleFilters.module.css';

interface CheckboxGroupProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly counts: Counts<Value>;
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Choices of one filter, each with the number of sales that match it. */
export function CheckboxGroup<Value extends string>({
  legend,
  values,
  names,
  counts,
  chosen,
  onChange,
}: CheckboxGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {values.map((value) => {
        const checked = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            label={names[value]}
            count={String(counts[value] ?? 0)}
            checked={checked}
            onChange={() => {
              onChange(checked ? chosen.filter((other) => other !== value) : [...chosen, value]);
            }}
          />
        );
      })}
    </fieldset>
  );
}
