import type { Example } from '../example';
import { LinkList } from './LinkList';

export const linkListExamples: readonly Example[] = [
  {
    name: 'Links',
    node: (
      <LinkList
        links={[
          { label: 'Upcoming sales', href: '#link-list' },
          { label: 'Terres près de Saint-Pierre-Jolys et de Notre-Dame-de-Lourdes', href: '#link-list' },
        ]}
      />
    ),
  },
];
