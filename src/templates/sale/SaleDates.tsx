import { LocalTime } from '../../features/local-time/LocalTime';
import { usePassedCount } from '../../features/sale-status/use-passed-count';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import type { SalePageProps } from './props';
import { FactList } from '../../ui/fact-list/FactList';
import { Timeline } from '../../ui/timeline/Timeline';
import { stepState } from '../../ui/timeline/step-state';
import * as styles from './SaleDates.module.css';

/** Registration, bidding and viewing days; nothing when there is no date at all. */
export function SaleDates({ sale }: { readonly sale: SalePageProps }) {
  const { steps, stepsZone, passedStepCount, viewingDays, links } = sale;
  const passed = usePassedCount(steps, passedStepCount);
  if (steps.length === 0 && viewingDays.length === 0) return null;
  const over = passed === steps.length;
  return (
    <FullWidthSection
      heading={TEXTS.sections.dates}
      anchor="dates"
      surface="snow"
      folded
      {...(stepsZone !== null && { text: TEXTS.salePage.allTimes.fill({ zone: stepsZone }) })}
      {...(!over && { more: { label: TEXTS.saleActions.addAllToCalendar, href: links.calendar } })}
    >
      {steps.length > 0 && (
        <Timeline
          steps={steps.map(({ title, text, at, offsetMinutes, note, conditional }, index) => ({
            title,
            dateText: text,
            lines: note === '' ? [] : [note],
            after: !over && !conditional && <LocalTime startsAt={at} offsetMinutes={offsetMinutes} />,
            state: stepState(index, passed),
            dashed: conditional,
          }))}
        />
      )}
      {viewingDays.length > 0 && (
        <div className={styles.viewing}>
          <FactList
            facts={viewingDays.map(({ start, text, note }) => ({
              label: TEXTS.sections.viewingDay,
              value: (
                <>
                  <time dateTime={start}>{text}</time>
                  <p className={styles.note}>{note}</p>
                </>
              ),
            }))}
          />
        </div>
      )}
    </FullWidthSection>
  );
}
