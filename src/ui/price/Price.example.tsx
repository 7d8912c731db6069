import type { Example } from '../example';
import { Price } from './Price';

export const priceExamples: readonly Example[] = [
  { name: 'Small', node: <Price figure="$650,000" size="sm" /> },
  { name: 'Middling, per acre', node: <Price figure="$650,000" per="$2,043/ac" /> },
  { name: 'Large', node: <Price figure="$6,400,000" per="$10,000 per titled acre" size="lg" /> },
  { name: 'Range', node: <Price figure="$560K – $2.15M" per="starting bids by parcel" /> },
  { name: 'Tabular', node: <Price figure="$1,101,110" per="$1,010/ac" size="sm" tabular /> },
  { name: 'On ink', node: <Price figure="$650,000" per="$2,043/ac" />, onInk: true },
];
