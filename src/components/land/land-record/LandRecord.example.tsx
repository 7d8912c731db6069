import type { Example } from '../../../ui/example';
import { LandRecord } from './LandRecord';

export const landRecordExamples: readonly Example[] = [
  {
    name: 'Known, none and not known',
    wide: true,
    node: (
      <LandRecord
        parts={[
          {
            heading: 'Wells and sites',
            answer: '1 well, $3,350.50 a year',
            facts: [
              {
                label: 'Well, SE 16',
                value:
                  'Compagnie pétrolière de l’Étang-du-Pélican et Associés ltée, licence W 0900112. Producing. $3,350.50 a year. Next review May 1, 2028.',
              },
            ],
            source: 'AER well list, October 2, 2026',
          },
          { heading: 'Tenancy', answer: 'No tenant', facts: [], source: 'The seller, October 2, 2026' },
          { heading: 'Drainage', answer: 'Not known', facts: [], note: 'The estate has no plans of it.' },
        ]}
      />
    ),
  },
];
