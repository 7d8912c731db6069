import type { ReminderPageProps } from '../../model/derive/pages/subpage-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { FactList } from '../../ui/fact-list/FactList';
import { Section } from '../../ui/section/Section';

/** What happens when, and how to keep it. */
export function ReminderDates({ reminder }: { readonly reminder: ReminderPageProps }) {
  const { steps, calendars } = reminder;
  return (
    <>
      {calendars.length > 0 && (
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
      )}
      {steps.length > 0 && (
        <Section heading="What happens when">
          <FactList
            facts={steps.map(({ title, at, text, note }) => ({
              label: title,
              value: (
                <>
                  <time dateTime={at}>{text}</time>
                  {note !== '' && `. ${note}`}
                </>
              ),
            }))}
          />
        </Section>
      )}
    </>
  );
}
