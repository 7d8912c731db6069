import { FactList } from '../../ui/fact-list/FactList';
import { Fold } from '../../ui/fold/Fold';
import type { ReminderPageProps } from './props';

/** Steps of the sale in order. */
export function ReminderDates({ steps }: Pick<ReminderPageProps, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <Fold heading={TEXTS.sections.schedule}>
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
    </Fold>
  );
}
