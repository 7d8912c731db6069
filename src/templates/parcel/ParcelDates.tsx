import { usePassed } from '../../features/sale-status/use-passed';
import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import { Section } from '../../ui/section/Section';
import { Timeline } from '../../ui/timeline/Timeline';

/** What happens when, with what lies behind and what comes next by the present clock. */
export function ParcelDates({ steps, stepsPassed }: Pick<ParcelPageProps, 'steps' | 'stepsPassed'>) {
  const passed = usePassed(steps, stepsPassed);
  return (
    <Section heading="Dates">
      <Timeline
        down
        steps={steps.map(({ title, lines, gap = false }, index) => ({
          title,
          lines,
          gap,
          state: index < passed ? 'done' : index === passed ? 'next' : 'later',
        }))}
      />
    </Section>
  );
}
