import { standardCurrency } from '../../lib/money';
import type { Province } from './provinces';
import type { TransferRates } from './transfer-charge';

/** A province's tax or fee on the transfer of land. */
export interface ProvincialTransferCharge {
  readonly name: string;
  /** Name in the label of a total: GST and … */
  readonly short: string;
  /** The buyer who does not owe it, for a label; empty if every buyer owes it. */
  readonly exempt: string;
  readonly rates: TransferRates;
  /** Year in which the rates were last checked; docs/sources.md has the day. */
  readonly checked: number;
  readonly source: string;
}

/** The charges by province, in dollars; brackets are parts of the price. */
export const provincialTransferCharges = {
  AB: {
    name: 'Land titles registration fee',
    short: 'registration fee',
    exempt: '',
    // $5 for each $5,000 of the price or a part of it.
    rates: { base: 50, step: 5000, brackets: [{ from: 0, percent: 0.1 }] },
    checked: 2026,
    source:
      'https://cassels.com/insights/alberta-land-titles-registration-fees-increasing-on-october-20-2024-what-will-it-mean-for-your-real-estate-transactions',
  },
  BC: {
    name: 'Property transfer tax',
    short: 'property transfer tax',
    exempt: '',
    rates: {
      base: 0,
      step: 1,
      brackets: [
        { from: 0, percent: 1 },
        { from: 200_000, percent: 2 },
        { from: 2_000_000, percent: 3 },
      ],
    },
    checked: 2026,
    source: 'https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand',
  },
  MB: {
    name: 'Land transfer tax',
    short: 'land transfer tax',
    exempt: 'unless exempt as a farmer',
    rates: {
      base: 0,
      step: 1,
      brackets: [
        { from: 30_000, percent: 0.5 },
        { from: 90_000, percent: 1 },
        { from: 150_000, percent: 1.5 },
        { from: 200_000, percent: 2 },
      ],
    },
    checked: 2026,
    source: 'https://www.gov.mb.ca/finance/other/print,landtransfertax.html',
  },
  SK: {
    name: 'Land titles fee',
    short: 'land titles fee',
    exempt: '',
    rates: { base: 0, step: 1, brackets: [{ from: 0, percent: 0.4 }] },
    checked: 2026,
    source: 'https://skrealestatelaw.com/iscpricingchanges/',
  },
} as const satisfies Record<Province, ProvincialTransferCharge>;

/** Describes the rates in words, such as 1 per cent of the first $200,000 and 2 per cent of the rest. */
export function describeTransferRates({ base, step, brackets }: TransferRates): string {
  const [only, ...others] = brackets;
  if (only !== undefined && others.length === 0 && step > 1)
    return `${standardCurrency(base)}, and ${standardCurrency((step * only.percent) / 100)} for every ${standardCurrency(step)} of the price or part of it`;
  if (only !== undefined && others.length === 0) return `${String(only.percent)} per cent of the price`;
  const free =
    only === undefined || only.from === 0 ? [] : [`nothing on the first ${standardCurrency(only.from)}`];
  const parts = brackets.map(({ from, percent }, index) => {
    const end = brackets[index + 1]?.from;
    const rate = `${String(percent)} per cent of the`;
    if (end === undefined) return `${rate} rest`;
    return `${rate} ${from === 0 ? 'first' : 'next'} ${standardCurrency(end - from)}`;
  });
  const all = [...free, ...parts];
  return `${all.slice(0, -1).join(', ')} and ${all.slice(-1).join('')}`;
}
