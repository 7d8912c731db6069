/** A dash in place of a missing figure. */
export const noValue = '–';
