import { normalizeTerm } from './search-terms';

/** How the build makes the index of sales for suggestions, and how the browser reads it. */
export const saleIndexOptions = {
  idField: 'objectID',
  fields: ['name', 'location', 'keywords'],
  storeFields: ['slug', 'name', 'location', 'weight'],
  processTerm: normalizeTerm,
};
