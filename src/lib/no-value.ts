/** A dash that is shown where there is no figure. */
export const noValue = '–';
