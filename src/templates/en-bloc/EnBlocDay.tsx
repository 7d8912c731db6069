import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { standardCurrency } from '../../lib/money';
import { enBlocResult } from '../../model/derive/en-bloc-round';
import { type RoundProps, type RoundRules } from './props';
import { Button } from '../../ui/button/Button';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { FigureList } from '../../ui/figure-list/FigureList';
import { PlanFigure } from '../../ui/land-plan/PlanFigure';
import { Link } from '../../ui/link/Link';
import { Scripted } from '../../ui/scripted/Scripted';
import { Section } from '../../ui/section/Section';
import { Timeline } from '../../ui/timeline/Timeline';
import { BidTable } from './BidTable';
import { dayPlan } from './day-plan';
import { beginDay, moveDay } from './day-state';
import type { DayControlsProps } from './DayControls';
import { outcomeWords, stepSentence, timelineSteps } from './day-words';
import * as styles from './EnBlocDay.module.css';
import { useNear } from './use-near';
import { enBlocDayAnchor } from '../../model/derive/routes';

/** Where it cannot be had, the example stays as it is. */
const DayControls = lazy(async (): Promise<{ default: ComponentType<DayControlsProps> }> => {
  try {
    return { default: (await import('./DayControls')).DayControls };
  } catch {
    return { default: () => null };
  }
});

interface EnBlocDayProps {
  readonly rounds: readonly [RoundProps, ...RoundProps[]];
  readonly rules: RoundRules;
}

/** An en bloc day in figures: told in full by the HTML, to be changed and stepped through where scripts run. */
export function EnBlocDay({ rounds, rules }: EnBlocDayProps) {
  const [day, setDay] = useState(() => beginDay(rounds[0]));
  const controls = useRef<HTMLDivElement>(null);
  const near = useNear(controls);
  const { round, highBids, blockBid, step } = day;
  const result = enBlocResult(day, rules.percent);
  const { headline, reason } = outcomeWords(result, blockBid);
  return (
    <Section heading="An en bloc day in figures" id={enBlocDayAnchor} className={styles.day}>
      <p>
        {round.text} See the sale: <Link href={round.sale.href}>{round.sale.label}</Link>.
      </p>
      <div ref={controls} className={styles.controls}>
        {near && (
          <Suspense>
            <DayControls
              rounds={rounds}
              day={day}
              spoken={stepSentence(day, result, rules)}
              onChange={setDay}
            />
          </Suspense>
        )}
      </div>
      <FigureList
        figures={[
          {
            label: 'Parcels together',
            figure: standardCurrency(result.sum),
            note: `${String(highBids.length)} high bids`,
          },
          {
            label: 'Least winning block bid',
            figure: standardCurrency(result.least),
            note: rules.percent === 0 ? 'more than that' : `${String(rules.percent)}% more`,
          },
          { label: 'Block bid', figure: standardCurrency(blockBid), note: 'for the same land' },
        ]}
      />
      <p className={result.kind === 'block' ? `${styles.outcome} ${styles.block}` : styles.outcome}>
        <strong>{headline}</strong> {reason}
      </p>
      <div className={styles.sight}>
        {round.plan !== null && (
          <PlanFigure plan={dayPlan(round.plan, step, result)} otherWords="High bid stands" />
        )}
        <div>
          <Timeline down steps={timelineSteps(day, result, rules)} />
          <div className={styles.moves}>
            <Scripted>
              <ButtonRow>
                <Button
                  onClick={() => {
                    setDay(moveDay(day, -1));
                  }}
                >
                  {step === 'parcels open' ? 'Go to the end' : 'Step back'}
                </Button>
                <Button
                  onClick={() => {
                    setDay(moveDay(day, 1));
                  }}
                >
                  {step === 'block closes' ? 'Start the day again' : 'Next step'}
                </Button>
              </ButtonRow>
            </Scripted>
          </div>
        </div>
      </div>
      <BidTable day={day} blockWins={result.kind === 'block'} />
    </Section>
  );
}
