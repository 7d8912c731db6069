import type { PersonProps } from '../../../page-data/common-props';
import { Columns } from '../../../ui/columns/Columns';
import { PersonCard } from '../person-card/PersonCard';

/** Contacts, side by side. */
export function PeopleList({ people }: { readonly people: readonly PersonProps[] }) {
  return (
    <Columns>
      {people.map((person) => (
        <PersonCard key={person.href} person={person} />
      ))}
    </Columns>
  );
}
