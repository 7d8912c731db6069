import { googleCalendarLink, outlookCalendarLink } from './page-calendar-links';
import { formatShortDateTime } from '../../model/derive/dates';
import { reminderTimes } from '../../model/derive/reminder-times';
import {
  saleCalendarRoute,
  saleReminderRoute,
  absoluteSaleRoute,
  saleRoute,
} from '../../model/derive/routes';
import { saleDay } from '../../model/derive/sale-day';
import { isOver } from '../../model/derive/status';
import { formatNearby, placeLabel } from '../../model/derive/summaries';
import { sentence } from '../../lib/sentence';
import { contactProps } from '../../page-data/prop-builders';
import { registrationOffer } from '../../page-data/registration';
import type { PageKind, SitePage } from '../../page-data/page';
import { closeNote, saleSteps } from '../../page-data/sale-steps';
import type { SaleContext } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import type { ReminderPageProps } from './props';
import { saleBreadcrumbs } from '../../page-data/sale-breadcrumbs';

/** Returns the date of a sale with its calendar links; none while it has no date. */
function reminderDates(
  context: BuildContext,
  { sale, place, times, status, zone }: SaleContext,
): Pick<ReminderPageProps, 'day' | 'firstCloseAt' | 'calendars'> {
  const { opensAt, firstCloseAt, closesAt } = times;
  const dated = opensAt !== null && firstCloseAt !== null && closesAt !== null;
  if (!dated || status === 'postponed' || status === 'withdrawn')
    return { day: null, firstCloseAt: null, calendars: [] };
  const event = {
    summary: `Bidding on ${sale.name}`,
    start: opensAt,
    end: closesAt,
    location: placeLabel(place),
    description: [
      closeNote(context.content.settings.saleRules, { firstCloseAt, closesAt }, zone),
      absoluteSaleRoute(context.salesOrigin, sale),
    ]
      .join('\n')
      .trim(),
  };
  return {
    day: saleDay({ opensAt, firstCloseAt, closesAt }, zone),
    firstCloseAt: { text: formatShortDateTime(firstCloseAt, zone), iso: firstCloseAt.toISOString() },
    calendars: [
      { label: context.content.texts.reminder.calendarFile, href: saleCalendarRoute(sale) },
      { label: 'Google Calendar', href: googleCalendarLink(event) },
      { label: 'Outlook', href: outlookCalendarLink(event) },
    ],
  };
}

/** Returns the times of the reminders of a sale with their labels, and how many of them have passed. */
function reminderChoices(
  { content, now }: BuildContext,
  { times, zone }: SaleContext,
): ReminderPageProps['reminders'] {
  const labels = content.texts.reminderTimes;
  const dated = reminderTimes({ ...times, zone });
  return {
    times: dated.map(({ moment, label, at }) => ({ moment, label: labels[label], at: at.toISOString() })),
    passed: dated.filter(({ at }) => at <= now).length,
    results: labels.results,
  };
}

/** The page with reminders of a sale. */
function reminderPage(context: BuildContext, saleContext: SaleContext): SitePage<ReminderPageProps> {
  const { sale, place, status } = saleContext;
  const path = saleReminderRoute(sale);
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `Reminder for ${sale.name}, ${formatNearby(place)}`,
        description: sentence(`Get a reminder before bidding opens and closes on ${sale.name}`),
        noindex: isOver(status),
      }),
      breadcrumbs: [...saleBreadcrumbs(context, saleContext), { label: 'Reminder', href: path }],
      heading: `${status === 'upcoming' || status === 'live' ? 'Set a reminder for' : 'Reminder for'} ${sale.name}`,
      summary: 'Put the dates in your calendar, or ask us to tell you before bidding opens and closes.',
      saleName: sale.name,
      schedule: scheduleProps(saleContext),
      offer: registrationOffer(context, saleContext),
      ...reminderDates(context, saleContext),
      reminders: reminderChoices(context, saleContext),
      steps: saleSteps(saleContext, context.content.settings.saleRules),
      bidding: context.engine.bidding(sale.slug),
      sale: { label: sale.name, href: saleRoute(sale) },
      sales: context.routes.sales,
      contact: contactProps(context),
    },
  };
}

/** The reminder of every sale. */
function reminderPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<ReminderPageProps>[] {
  return saleContexts.map((saleContext) => reminderPage(context, saleContext));
}

export const reminderKind = {
  template: 'reminder/ReminderTemplate.tsx',
  partsOf: 'sales',
  pages: reminderPages,
} satisfies PageKind;
