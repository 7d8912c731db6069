import type { Example } from '../example';
import { Badge } from './Badge';

export const badgeExamples: readonly Example[] = [
  { name: 'Now', node: <Badge tone="now">SELLING NOW!</Badge> },
  { name: 'Open', node: <Badge tone="open">Upcoming</Badge> },
  { name: 'Done', node: <Badge tone="done">Completed</Badge> },
  { name: 'Held', node: <Badge tone="held">Postponed</Badge> },
  { name: 'Gone', node: <Badge tone="gone">No longer available</Badge> },
  { name: 'Bloc', node: <Badge tone="bloc">En bloc</Badge> },
  { name: 'Label', node: <Badge tone="label">Saint-Pierre-Jolys, à vendre en entier</Badge> },
  { name: 'On ink', node: <Badge tone="open">Upcoming</Badge>, onInk: true },
];
