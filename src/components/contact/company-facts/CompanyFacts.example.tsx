import type { Example } from '../../../ui/example';
import { CompanyFacts } from './CompanyFacts';

export const companyFactsExamples: readonly Example[] = [
  {
    name: 'An office and a licence',
    node: (
      <CompanyFacts
        facts={[
          { label: 'Office', text: '12 Elevator Road, Sexsmith, Alberta', link: null },
          {
            label: 'Licence, Alberta',
            text: 'Sample licence 0001',
            link: { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca/' },
          },
        ]}
      />
    ),
  },
];
