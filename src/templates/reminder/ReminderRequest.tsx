import { ReminderForm } from '../../components/forms/ReminderForm';
import type { SaleStatus } from '../../model/derive/status';
import { Section } from '../../ui/section/Section';
import type { ReminderPageProps } from './props';

interface ReminderRequestProps {
  readonly reminder: Pick<ReminderPageProps, 'schedule' | 'day'>;
  readonly status: SaleStatus;
  readonly path: string;
}

/** The form for reminders by e-mail, while there is something to be reminded of. */
export function ReminderRequest({ reminder: { schedule, day }, status, path }: ReminderRequestProps) {
  if (day === null || (status !== 'upcoming' && status !== 'live')) return null;
  return (
    <Section heading={TEXTS.forms.remindBy}>
      <ReminderForm
        page={path}
        sale={schedule.slug}
        moments={status === 'live' ? ['closes', 'results'] : ['opens', 'closes', 'results']}
      />
    </Section>
  );
}
