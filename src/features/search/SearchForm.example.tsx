import type { Example } from '../../ui/example';
import { SearchForm } from './SearchForm';

export const searchFormExamples: readonly Example[] = [
  {
    name: 'With a hint',
    node: (
      <SearchForm
        action="/search/"
        label="Search for land"
        placeholder="Search for land near you"
        hint="Try a town, a sale, or a legal description."
      />
    ),
    wide: true,
  },
];
