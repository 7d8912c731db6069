import type { Example } from '../example';
import { TitleRows } from './TitleRows';

export const titleRowsExamples: readonly Example[] = [
  {
    name: 'Plain',
    node: (
      <TitleRows
        rows={[{ href: '/gallery/#a', title: 'What is the transaction fee?', end: 'Nov 4, 2026' }]}
      />
    ),
  },
  {
    name: 'With an icon and a long title',
    node: (
      <TitleRows
        icon="play"
        rows={[
          {
            href: '/gallery/#b',
            title: '4. Partager la terre entre frères et sœurs, without a quarrel at the kitchen table',
            end: 'Nov 12, 2026',
          },
        ]}
      />
    ),
  },
];
