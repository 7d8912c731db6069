import type { Example } from '../example';
import { FactList } from './FactList';

export const factListExamples: readonly Example[] = [
  {
    name: 'Facts',
    wide: true,
    node: (
      <FactList
        facts={[
          { label: 'Area', value: '634.4 ac' },
          { label: 'Surface leases', value: '2, paying $7,100 a year' },
          { label: 'Municipalité rurale', value: 'De Salaberry, près de Saint-Pierre-Jolys' },
        ]}
      />
    ),
  },
];
