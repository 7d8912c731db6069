function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whole dollars with a bare sign: $1,825,000. */
export function standardCurrency(dollars: number): string {
  const rounded = Math.round(dollars);
  return `${rounded < 0 ? '-' : ''}$${grouped(Math.abs(rounded))}`;
}

const units = [
  { thousands: 1_000_000, letter: 'B' },
  { thousands: 1000, letter: 'M' },
  { thousands: 1, letter: 'K' },
] as const;

/** Dollars to the nearest thousand, in the largest unit that the rounded amount reaches: $240K, $1.825M, $6.4M. */
export function compactCurrency(dollars: number): string {
  const thousands = Math.round(Math.abs(dollars) / 1000);
  const unit = units.find((larger) => thousands >= larger.thousands);
  if (unit === undefined) return '$0';
  return `${dollars < 0 ? '-' : ''}$${String(thousands / unit.thousands)}${unit.letter}`;
}

/** Dollars, with cents if there are any: $3,350, $3,350.50. */
export function exactCurrency(dollars: number): string {
  const cents = Math.round(dollars * 100) % 100;
  return cents === 0
    ? standardCurrency(dollars)
    : `${standardCurrency(Math.trunc(dollars))}.${String(Math.abs(cents)).padStart(2, '0')}`;
}
