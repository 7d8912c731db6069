import type { Example } from '../example';
import { Note } from './Note';

export const noteExamples: readonly Example[] = [
  {
    name: 'With a title',
    node: (
      <Note title="Before you bid en bloc">
        <p>You must have bid in the first round.</p>
      </Note>
    ),
  },
  { name: 'At rest', node: <Note>This sale is postponed. A new date is to come.</Note> },
  {
    name: 'With a link',
    node: (
      <Note>
        Les visites ont lieu le 3 décembre à Saint-Pierre-Jolys. <a href="#note">Dates et heures</a>
      </Note>
    ),
  },
];
