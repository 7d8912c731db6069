import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Section } from '../../ui/section/Section';
import type { ReminderPageProps } from './props';

interface CalendarLinksProps extends Pick<ReminderPageProps, 'calendars'> {
  /** True while the sale is live: it is too late for the alert of its opening. */
  readonly live: boolean;
}

/** Links to calendars, which need no form. */
export function CalendarLinks({ calendars, live }: CalendarLinksProps) {
  if (calendars.length === 0) return null;
  return (
    <Section heading={TEXTS.reminder.calendar}>
      <ButtonRow>
        {calendars.map(({ label, href }) => (
          <ButtonLink key={label} href={href}>
            {label}
          </ButtonLink>
        ))}
      </ButtonRow>
      <p>{live ? TEXTS.reminder.calendarTextLive : TEXTS.reminder.calendarText}</p>
    </Section>
  );
}
