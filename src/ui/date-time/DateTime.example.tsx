import type { Example } from '../example';
import { DateTime } from './DateTime';

export const dateTimeExamples: readonly Example[] = [
  { name: 'At rest', node: <DateTime iso="2026-12-09T16:00:00.000Z">Dec 9, 2026 at 9:00 AM ABT</DateTime> },
  {
    name: 'On one line',
    node: (
      <DateTime iso="2026-12-09T16:00:00.000Z" nowrap>
        9 décembre 2026 à 9 h
      </DateTime>
    ),
  },
];
