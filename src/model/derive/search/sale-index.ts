import { normalizeTerm } from './search-terms';

/** Options of MiniSearch for the index of sales for suggestions, for the build and the browser. */
export const saleIndexOptions = {
  idField: 'objectID',
  fields: ['name', 'location', 'keywords'],
  storeFields: ['slug', 'name', 'location', 'weight'],
  processTerm: normalizeTerm,
};
