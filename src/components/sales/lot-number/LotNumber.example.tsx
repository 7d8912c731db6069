import type { Example } from '../../../ui/example';
import { LotNumber } from './LotNumber';

export const lotNumberExamples: readonly Example[] = [
  { name: 'For sale', node: <LotNumber number="1" state="for sale" /> },
  { name: 'Sold', node: <LotNumber number="2" state="sold" /> },
  { name: 'Not sold', node: <LotNumber number="12" state="not sold" /> },
];
