import { PeopleList } from '../../layout/people-list/PeopleList';
import type { SalePageProps } from '../../model/derive/pages/sale-props';

/** Whom to ask, and what has changed since the sale was posted. */
export function SaleSide({ contacts, changes }: Pick<SalePageProps, 'contacts' | 'changes'>) {
  return (
    <>
      <section>
        <h2>Ask about this land</h2>
        <PeopleList people={contacts} />
      </section>
      {changes.length > 0 && (
        <section>
          <h2>Changes</h2>
          <ul>
            {changes.map(({ date, text }) => (
              <li key={date.iso + text}>
                <time dateTime={date.iso}>{date.text}</time>: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
