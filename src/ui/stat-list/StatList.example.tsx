import type { Example } from '../example';
import { StatList } from './StatList';

const sold = { label: 'Sold', value: '$6,400,000', note: 'in four parcels' };
const acres = { label: 'Per acre', value: '$10,000', note: 'of titled land' };

export const statListExamples: readonly Example[] = [
  { name: 'Two figures', wide: true, node: <StatList figures={[sold, acres]} /> },
  {
    name: 'Four figures, long words',
    wide: true,
    node: (
      <StatList
        figures={[
          sold,
          acres,
          { label: 'Enchérisseurs inscrits', value: '18', note: 'dont sept de l’extérieur de la région' },
          { label: 'Bids', value: '1,204', note: 'in two hours' },
        ]}
      />
    ),
  },
];
