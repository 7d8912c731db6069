import type { HeadProps, PageProps } from 'gatsby';
import { ContactCard } from '../../layout/contact-card/ContactCard';
import { DateList } from '../../layout/date-list/DateList';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { StatusBadge } from '../../layout/sale-card/StatusBadge';
import type { ReminderPageProps } from '../../model/derive/pages/subpage-props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';

export default function ReminderTemplate({ pageContext }: PageProps<object, ReminderPageProps>) {
  const { trail, heading, summary, saleName, status, dates, registerBy, sale, contact } = pageContext;
  return (
    <Page trail={trail}>
      <PageHeading heading={heading} summary={summary}>
        <StatusBadge status={status} />
      </PageHeading>
      <section>
        <h2>Dates</h2>
        {dates === null ? (
          <p>{saleName} has no date at present. We post it on the page of the sale.</p>
        ) : (
          <DateList dates={dates} registerBy={registerBy} />
        )}
        <MoreLink href={sale.href}>All of {sale.label}</MoreLink>
      </section>
      <section>
        <h2>Ask for a reminder</h2>
        <p>Call or write with the name of the sale, and we call or write back before bidding opens.</p>
        <ContactCard contact={contact} />
      </section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ReminderPageProps>) {
  return <PageHead {...pageContext.head} />;
}
