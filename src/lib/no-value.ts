/** Stands in place of a figure where there is none. */
export const noValue = '–';
