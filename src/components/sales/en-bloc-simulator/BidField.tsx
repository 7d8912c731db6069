import { useState } from 'react';
import { standardCurrency } from '../../../lib/money';
import { parseDollars } from '../../../lib/parse-dollars';
import { TextField } from '../../../ui/text-field/TextField';
import * as styles from './SimulatorControls.module.css';

const least = 1000;
const most = 100_000_000;
/** Step of the slider in dollars; its ends are multiples of it. */
const step = 5000;

const errorText = TEXTS.simulator.wrongBid.fill({
  least: standardCurrency(least),
  most: standardCurrency(most),
});

/** Returns the amount in grouped digits without the dollar sign, such as "770,000". */
function asTyped(dollars: number): string {
  return standardCurrency(dollars).slice(1);
}

function readBid(text: string): number | null {
  const dollars = parseDollars(text);
  return dollars === null || dollars < least || dollars > most ? null : dollars;
}

interface BidFieldProps {
  readonly label: string;
  readonly bid: number;
  /** The first bid: the slider goes from half of it to one and a half times. */
  readonly around: number;
  readonly onChange: (bid: number) => void;
}

/**
 * A bid with a text field and a slider. Text that is not an amount stays as typed, and the last bid stays in
 * effect.
 */
export function BidField({ label, bid, around, onChange }: BidFieldProps) {
  const [text, setText] = useState(asTyped(bid));
  const wrong = readBid(text) === null;
  return (
    <div className={styles.bid}>
      <TextField
        label={label}
        error={wrong ? errorText : undefined}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          const typed = readBid(target.value);
          if (typed !== null) onChange(typed);
        }}
        onBlur={() => {
          if (!wrong) setText(asTyped(bid));
        }}
      />
      <input
        type="range"
        aria-label={TEXTS.simulator.slider.fill({ field: label })}
        aria-valuetext={standardCurrency(bid)}
        min={Math.floor(around / 2 / step) * step}
        max={Math.ceil((around * 1.5) / step) * step}
        step={step}
        value={bid}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          setText(asTyped(chosen));
          onChange(chosen);
        }}
      />
    </div>
  );
}
