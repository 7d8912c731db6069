import type { HeadProps, PageProps } from 'gatsby';
import { useCurrentStatus, useSaleStatus } from '../../features/sale-status/use-sale-status';
import { ContactCard } from '../../components/contact/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SaleRegistration } from '../../components/sales/registration/SaleRegistration';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import { CalendarLinks } from './CalendarLinks';
import { ReminderDates } from './ReminderDates';
import { ReminderRequest } from './ReminderRequest';
import { ReminderState } from './ReminderState';
import type { ReminderPageProps } from './props';

export default function ReminderTemplate({
  pageContext: reminder,
  path,
}: Pick<PageProps<object, ReminderPageProps>, 'pageContext' | 'path'>) {
  const { breadcrumbs, heading, summary, schedule, calendars, steps, contact } = reminder;
  const status = useSaleStatus(schedule);
  // By the clock it is too late for what is said before bidding opens, also where the engine's status is unknown.
  const opened = useCurrentStatus(schedule) !== 'upcoming';
  const open = status === 'upcoming' || status === 'live';
  return (
    <Page breadcrumbs={breadcrumbs}>
      <PageHeading heading={heading} {...(open && { summary })}>
        <StatusBadge slug={schedule.slug} status={status} />
      </PageHeading>
      <Split
        head={
          <>
            <ReminderState reminder={reminder} status={status} />
            <SaleRegistration offer={reminder.offer} status={status} />
            <ReminderRequest reminder={reminder} status={status} path={path} />
            {open && <CalendarLinks calendars={calendars} opened={opened} />}
          </>
        }
        side={
          <>
            <Section heading={open ? TEXTS.reminder.askToTell : TEXTS.reminder.ask}>
              {open && <p>{opened ? TEXTS.reminder.textLive : TEXTS.reminder.text}</p>}
              <ContactCard contact={contact} />
            </Section>
            {open && <ReminderDates steps={steps} />}
          </>
        }
      />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ReminderPageProps>) {
  return <PageHead {...pageContext.head} />;
}
