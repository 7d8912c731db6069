import type { Example } from '../example';
import { Field } from './Field';

export const fieldExamples: readonly Example[] = [
  {
    name: 'Around any control',
    node: (
      <Field label="Bidding opens after" hint="The day in the sale’s own time zone">
        {(control) => <input type="date" {...control} />}
      </Field>
    ),
  },
  {
    name: 'With an error',
    node: (
      <Field label="Bidding opens after" error="Date is required">
        {(control) => <input type="date" {...control} />}
      </Field>
    ),
  },
];
