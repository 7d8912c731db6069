import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Section } from '../../ui/section/Section';
import type { ReminderPageProps } from './props';

interface CalendarLinksProps extends Pick<ReminderPageProps, 'calendars'> {
  /** True once it is too late for the alert of its opening. */
  readonly opened: boolean;
}

/** Links to calendars, which need no form. */
export function CalendarLinks({ calendars, opened }: CalendarLinksProps) {
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
      <p>{opened ? TEXTS.reminder.calendarTextLive : TEXTS.reminder.calendarText}</p>
    </Section>
  );
}
