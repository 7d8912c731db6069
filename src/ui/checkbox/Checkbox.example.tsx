import type { Example } from '../example';
import { Checkbox } from './Checkbox';

export const checkboxExamples: readonly Example[] = [
  { name: 'Not ticked', node: <Checkbox label="Manitoba" name="place" value="mb" /> },
  { name: 'Ticked', node: <Checkbox label="Alberta" name="place" value="ab" defaultChecked /> },
  { name: 'With a count', node: <Checkbox label="Saskatchewan" name="place" value="sk" count="12" /> },
  {
    name: 'Long words with accents',
    node: (
      <Checkbox
        label="M’écrire lorsqu’une vente près de Saint-Pierre-Jolys ou de Notre-Dame-de-Lourdes est annoncée"
        name="mail"
        count="1,204"
      />
    ),
  },
];
