import type { Example } from '../example';
import { Fold } from './Fold';

export const foldExamples: readonly Example[] = [
  {
    name: 'Closed on a phone',
    wide: true,
    node: (
      <Fold heading="Documents">
        <p>Open to everyone. No account needed.</p>
      </Fold>
    ),
  },
];
