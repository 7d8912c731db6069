import type { Example } from '../example';
import { Select } from './Select';

const provinces = [
  { value: '', label: 'Choose a province' },
  { value: 'ab', label: 'Alberta' },
  { value: 'qc', label: 'Québec' },
  { value: 'nl', label: 'Newfoundland and Labrador, with every island along its coast' },
];

export const selectExamples: readonly Example[] = [
  { name: 'Nothing chosen', node: <Select label="Province" name="province" options={provinces} /> },
  {
    name: 'Long words chosen',
    node: (
      <Select
        label="Province"
        hint="Where the land is"
        name="long-province"
        options={provinces}
        defaultValue="nl"
      />
    ),
  },
  {
    name: 'With an error',
    node: <Select label="Province" name="wrong-province" options={provinces} error="Province is required" />,
  },
];
