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
            detailsHtml:
              '<dl><div><dt>Well, SE 16</dt><dd>Compagnie pétrolière de l’Étang-du-Pélican et Associés ltée, licence W 0900112. Producing. $3,350.50 a year. Next review May 1, 2028.</dd></div></dl><p><small>Source: AER well list, October 2, 2026</small></p>',
            reason: null,
          },
          {
            heading: 'Tenancy',
            answer: 'No tenant',
            detailsHtml: '<p><small>Source: The seller, October 2, 2026</small></p>',
            reason: null,
          },
          {
            heading: 'Drainage',
            answer: 'Not known',
            detailsHtml: null,
            reason: 'The estate has no plans of it.',
          },
        ]}
      />
    ),
  },
];
