import type { Example } from '../example';
import { MoreLink } from './MoreLink';

export const moreLinkExamples: readonly Example[] = [
  { name: 'At rest', node: <MoreLink href="#more-link">All past sales</MoreLink> },
  {
    name: 'Long words with accents',
    node: <MoreLink href="#more-link">Toutes les enchères passées de Saint-Pierre-Jolys</MoreLink>,
  },
];
