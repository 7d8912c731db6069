import type { BrochurePageProps } from './props';
import { Link } from '../../ui/link/Link';
import * as styles from './BrochureTemplate.module.css';
import { BrochureRows } from './BrochureRows';

/** Contacts, the address of the sale's page, and the date of this brochure. */
export function BrochureFooter({ sale }: { readonly sale: BrochurePageProps }) {
  const { people, phone, email, sale: page, asOf, notice } = sale;
  return (
    <>
      <BrochureRows
        heading={TEXTS.saleActions.askAboutLand}
        rows={people.map((person) => ({
          title: person.name,
          text: person.role,
          aside: (
            <>
              {phone}
              <br />
              {person.email ?? email}
            </>
          ),
        }))}
      />
      <footer className={styles.colophon}>
        <b>
          <Link href={page.href}>{page.label}</Link>
        </b>
        <p>
          As of <time dateTime={asOf.iso}>{asOf.text}</time>. Prices, dates and results may change; the page
          at this address is always up to date.
        </p>
        {notice !== null && <p>{notice}</p>}
      </footer>
    </>
  );
}
