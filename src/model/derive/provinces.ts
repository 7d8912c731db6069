import type { Place } from '../schema/place';

export type Province = Place['province'];

/** The provinces in which land is sold, from west to east. */
export const provinceNames = {
  BC: 'British Columbia',
  AB: 'Alberta',
  SK: 'Saskatchewan',
  MB: 'Manitoba',
} as const satisfies Record<Province, string>;

/** The same as codes of two letters, from west to east. */
export const provinces = ['BC', 'AB', 'SK', 'MB'] as const satisfies readonly Province[];
