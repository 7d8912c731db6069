import type { ReminderChoice } from '../../components/forms/FieldGroups';
import { ReminderForm } from '../../components/forms/ReminderForm';
import { usePassedCount } from '../../features/sale-status/use-passed-count';
import { firstOfEachMoment } from '../../model/derive/first-of-each-moment';
import type { SaleStatus } from '../../model/derive/status';
import { Section } from '../../ui/section/Section';
import type { ReminderPageProps } from './props';

interface ReminderRequestProps {
  readonly reminder: Pick<ReminderPageProps, 'schedule' | 'day' | 'reminders'>;
  readonly status: SaleStatus;
  readonly path: string;
}

/** The reminders for a sale without a date: those that any sale has once it has one. */
function undatedChoices(): ReminderChoice[] {
  const { opensDay, closesHour } = TEXTS.reminderTimes;
  return [
    { moment: 'opens', label: opensDay },
    { moment: 'closes', label: closesHour },
  ];
}

/** The form for reminders by e-mail, shown while there is something to be reminded of. */
export function ReminderRequest({
  reminder: { schedule, day, reminders },
  status,
  path,
}: ReminderRequestProps) {
  const { times, passed, results } = reminders;
  const coming = firstOfEachMoment(times.slice(usePassedCount(times, passed)));
  const postponed = status === 'postponed';
  if (!postponed && (day === null || (status !== 'upcoming' && status !== 'live'))) return null;
  const dated = postponed
    ? undatedChoices()
    : coming.filter(({ moment }) => moment !== 'opens' || status === 'upcoming');
  return (
    <Section heading={TEXTS.forms.remindBy}>
      <ReminderForm
        page={path}
        sale={schedule.slug}
        choices={[...dated, { moment: 'results', label: results }]}
      />
    </Section>
  );
}
