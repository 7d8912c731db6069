import type { Example } from '../../../ui/example';
import { PriceStrip } from './PriceStrip';

function lot(label: string, perAcre: number, enBloc = false) {
  return { label: `${label}: $${String(perAcre)}/ac`, perAcre, enBloc };
}

export const priceStripExamples: readonly Example[] = [
  {
    name: 'Several results',
    node: (
      <PriceStrip
        lots={[
          lot('Souris Flats, en bloc', 2600, true),
          lot('A', 2924),
          lot('B', 2936),
          lot('C', 3120),
          lot('D', 3700),
        ]}
        median={2936}
      />
    ),
    wide: true,
  },
  {
    name: 'Many results close together',
    node: (
      <PriceStrip
        lots={Array.from({ length: 14 }, (_, index) => lot(`Lot ${String(index + 1)}`, 3000 + index * 5))}
        median={3032.5}
      />
    ),
    wide: true,
  },
  { name: 'One result', node: <PriceStrip lots={[lot('A', 2924)]} median={2924} />, wide: true },
];
