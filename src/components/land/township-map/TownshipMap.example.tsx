import type { Example } from '../../../ui/example';
import { TownshipMap } from './TownshipMap';

export const townshipMapExamples: readonly Example[] = [
  { name: 'Sections with land for sale', node: <TownshipMap marked={[9, 15, 16]} />, onInk: true },
  {
    name: 'Sections with land that is sold',
    node: <TownshipMap numbered over label="Sections 9 and 16" marked={[9, 16]} />,
    onInk: true,
  },
  {
    name: 'A quarter, with numbers',
    node: (
      <TownshipMap numbered label="Section 16, its north-east quarter in gold" marked={[16]} quarter="NE" />
    ),
    onInk: true,
  },
];
