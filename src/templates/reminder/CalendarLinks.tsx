import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Section } from '../../ui/section/Section';
import type { ReminderPageProps } from './props';

/** Ways to keep the dates that need no form. */
export function CalendarLinks({ calendars }: Pick<ReminderPageProps, 'calendars'>) {
  if (calendars.length === 0) return null;
  return (
    <Section heading="Put it in your calendar">
      <ButtonRow>
        {calendars.map(({ label, href }) => (
          <ButtonLink key={label} href={href}>
            {label}
          </ButtonLink>
        ))}
      </ButtonRow>
      <p>The calendar file suits the calendar of your phone or computer. No account needed.</p>
    </Section>
  );
}
