import { TextField } from '../../ui/text-field/TextField';
import * as styles from './SaleFilters.module.css';

type Range = readonly [from: number | null, to: number | null];

interface NumberRangeProps {
  readonly legend: string;
  readonly unit: string;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

const digits = 7;

/** Parses a number that was typed or pasted, such as $1,500; null if there is none. */
function typedNumber(text: string): number | null {
  const typed = text.replace(/\D/g, '').slice(0, digits);
  return typed === '' ? null : Number(typed);
}

/** Two fields for a range of numbers, either of which may stay empty. */
export function NumberRange({ legend, unit, range: [from, to], onChange }: NumberRangeProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.range}>
        <TextField
          label={`From (${unit})`}
          inputMode="numeric"
          autoComplete="off"
          value={from ?? ''}
          onChange={({ target }) => {
            onChange([typedNumber(target.value), to]);
          }}
        />
        <TextField
          label={`To (${unit})`}
          inputMode="numeric"
          autoComplete="off"
          value={to ?? ''}
          onChange={({ target }) => {
            onChange([from, typedNumber(target.value)]);
          }}
        />
      </div>
    </fieldset>
  );
}
