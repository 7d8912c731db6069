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
  {
    name: 'On ink',
    node: <SearchForm action="/search/" label="Legal land description" placeholder="ne-16-73-6-w6m" />,
    onInk: true,
    wide: true,
  },
];
