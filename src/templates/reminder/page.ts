import { googleCalendarLink, outlookCalendarLink } from './page-calendar-links';
import { shortDate } from '../../model/derive/dates';
import { saleCalendarRoute, saleReminderRoute, saleRoute } from '../../model/derive/routes';
import { saleDay } from '../../model/derive/sale-day';
import { nearby, placeLabel } from '../../model/derive/summaries';
import { contactProps } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import type { ReminderPageProps } from '../../page-data/subpage-props';
import { saleTrail } from '../sale/page';
import { saleSteps } from '../../page-data/sale-steps';
import type { SaleView } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type Site } from '../../page-data/build-context';

/** The date of a sale and the ways to keep it; nothing while it has none. */
function reminderDates(
  site: Site,
  { sale, place, times, status, zone }: SaleView,
): Pick<ReminderPageProps, 'day' | 'closes' | 'calendars'> {
  const { start, end } = times;
  if (start === null || end === null || status === 'postponed' || status === 'withdrawn')
    return { day: null, closes: null, calendars: [] };
  const event = {
    title: `Bidding on ${sale.name}`,
    start,
    end,
    place: placeLabel(place),
    details: site.origin + saleRoute(sale),
  };
  return {
    day: saleDay(start, end, zone),
    closes: { text: shortDate(end, zone), iso: end.toISOString() },
    calendars: [
      { label: 'Calendar file', href: saleCalendarRoute(sale) },
      { label: 'Google Calendar', href: googleCalendarLink(event) },
      { label: 'Outlook', href: outlookCalendarLink(event) },
    ],
  };
}

/** The page on which a visitor asks to be reminded of a sale. */
export function reminderPage(site: Site, view: SaleView): GeneratedPage {
  const { sale, place, status } = view;
  const path = saleReminderRoute(sale);
  return {
    path,
    template: 'reminder',
    props: {
      head: headProps(site, {
        path,
        title: `Reminder for ${sale.name}, ${nearby(place)}`,
        description: `Be told before bidding opens and closes on ${sale.name}.`,
        noindex: status === 'withdrawn' || status === 'completed',
      }),
      trail: [...saleTrail(site, view), { label: 'Reminder', href: path }],
      heading: `${status === 'upcoming' || status === 'live' ? 'Be reminded of' : 'Reminder for'} ${sale.name}`,
      summary: 'Put the dates in your calendar, or ask us to tell you before bidding opens and closes.',
      saleName: sale.name,
      schedule: scheduleProps(view),
      ...reminderDates(site, view),
      steps: saleSteps(view, site.content.settings.saleRules),
      bidding: site.engine.bidding(sale.slug),
      sale: { label: sale.name, href: saleRoute(sale) },
      sales: site.routes.sales,
      contact: contactProps(site),
    },
  };
}
