import type { Example } from '../example';
import { RowList } from './RowList';

export const rowListExamples: readonly Example[] = [
  {
    name: 'Rows',
    wide: true,
    node: (
      <RowList
        rows={[
          {
            href: '?row=1#row-list',
            title: 'Pembina Ridge',
            text: 'nearby Winkler, MB',
            aside: '$2,075,000',
          },
          { href: '?row=2#row-list', title: 'Souris Flats', text: '', aside: 'Closed' },
          {
            href: '?row=3#row-list',
            title: 'Terres de la famille Lefebvre-Côté à Notre-Dame-de-Lourdes',
            text: 'Trois parcelles, vendues ensemble ou séparément, à l’est de la rivière.',
            aside: 'Bidding opens on December 9, 2026',
          },
        ]}
      />
    ),
  },
];
