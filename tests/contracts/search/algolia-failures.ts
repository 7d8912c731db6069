import type { Fault } from '../../stand-ins/search/fault';

/** Faults of Algolia, and the failure that its adapters report for each. */
export const algoliaFailures: readonly (readonly [fault: Fault, failure: string])[] = [
  ['unauthorized', 'refused'],
  ['limited', 'refused'],
  ['failing', 'unreachable'],
  ['broken JSON', 'unreadable'],
  ['other shape', 'unreadable'],
  ['cut off', 'unreachable'],
];
