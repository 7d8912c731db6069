import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Section } from '../../ui/section/Section';
import type { ReminderPageProps } from './props';

/** Links to calendars, which need no form. */
export function CalendarLinks({ calendars }: Pick<ReminderPageProps, 'calendars'>) {
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
      <p>{TEXTS.reminder.calendarText}</p>
    </Section>
  );
}
