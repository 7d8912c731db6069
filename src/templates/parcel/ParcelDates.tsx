import { LocalTime } from '../../features/local-time/LocalTime';
import { usePassedCount } from '../../features/sale-status/use-passed-count';
import type { ParcelPageProps } from './props';
import { Fold } from '../../ui/fold/Fold';
import { Timeline } from '../../ui/timeline/Timeline';
import { stepState } from '../../ui/timeline/step-state';

type ParcelDatesProps = Pick<ParcelPageProps, 'steps' | 'passedStepCount' | 'calendar'>;

/** Steps of the lot, marked as past or next by the current time. */
export function ParcelDates({ steps, passedStepCount, calendar }: ParcelDatesProps) {
  const passed = usePassedCount(steps, passedStepCount);
  const over = passed === steps.length;
  return (
    <Fold id="dates" heading={TEXTS.sections.dates}>
      <Timeline
        down
        steps={steps.map(({ title, at, offsetMinutes, text, note, conditional }, index) => ({
          title,
          dateText: text,
          lines: note === '' ? [] : [note],
          after: !over && !conditional && <LocalTime startsAt={at} offsetMinutes={offsetMinutes} />,
          dashed: conditional,
          state: stepState(index, passed),
        }))}
      />
      {!over && (
        <p>
          {/* A file, not a page of the site. */}
          <a href={calendar}>{TEXTS.saleActions.addDatesToCalendar}</a>
        </p>
      )}
    </Fold>
  );
}
