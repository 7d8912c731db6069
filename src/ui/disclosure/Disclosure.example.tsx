import type { Example } from '../example';
import { Disclosure } from './Disclosure';

export const disclosureExamples: readonly Example[] = [
  {
    name: 'Closed',
    wide: true,
    node: (
      <Disclosure summary="What does en bloc mean?">
        <p>All parcels of a sale, sold together.</p>
      </Disclosure>
    ),
  },
  {
    name: 'Open',
    wide: true,
    node: (
      <Disclosure summary="When does bidding close?" open>
        <p>When nobody has bid for two minutes.</p>
      </Disclosure>
    ),
  },
  {
    name: 'Long words with accents',
    wide: true,
    node: (
      <Disclosure summary="Puis-je visiter les terres de Saint-Pierre-Jolys et de Notre-Dame-de-Lourdes avant que les enchères ne commencent?">
        <p>Oui, aux jours de visite annoncés.</p>
      </Disclosure>
    ),
  },
];
