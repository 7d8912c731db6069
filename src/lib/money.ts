function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whole dollars with a bare sign: $1,825,000. */
export function standardCurrency(dollars: number): string {
  const rounded = Math.round(dollars);
  return `${rounded < 0 ? '-' : ''}$${grouped(Math.abs(rounded))}`;
}

/** Dollars to the nearest thousand, in thousands or from a million in millions: $240K, $1.825M, $6.4M. */
export function compactCurrency(dollars: number): string {
  const thousands = Math.round(Math.abs(dollars) / 1000);
  if (thousands === 0) return '$0';
  const sign = dollars < 0 ? '-' : '';
  return thousands < 1000 ? `${sign}$${String(thousands)}K` : `${sign}$${String(thousands / 1000)}M`;
}
