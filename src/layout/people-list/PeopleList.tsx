import type { PersonProps } from '../../model/derive/pages/parts';
import { Columns } from '../../ui/columns/Columns';
import { PersonCard } from '../person-card/PersonCard';

/** People who can be asked, side by side. */
export function PeopleList({ people }: { readonly people: readonly PersonProps[] }) {
  return (
    <Columns>
      {people.map((person) => (
        <PersonCard key={person.href} person={person} />
      ))}
    </Columns>
  );
}
