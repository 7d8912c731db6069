import { Suspense, useRef, useState } from 'react';
import { standardCurrency } from '../../../lib/money';
import { enBlocResult } from '../../../model/derive/en-bloc-round';
import { type EnBlocRoundProps, type EnBlocRules } from '../../../page-data/en-bloc-round';
import { Button } from '../../../ui/button/Button';
import { ButtonRow } from '../../../ui/button-row/ButtonRow';
import { StatList } from '../../../ui/stat-list/StatList';
import { PlanFigure } from '../../land/land-plan/PlanFigure';
import { Link } from '../../../ui/link/Link';
import { ClientOnly } from '../../../ui/client-only/ClientOnly';
import { lazyPart } from '../../../ui/lazy-part/lazy-part';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport';
import { Timeline } from '../../../ui/timeline/Timeline';
import { BidTable } from './BidTable';
import { simulatorPlan } from './simulator-plan';
import { startExample, moveStep } from './simulator-state';
import { outcomeText, stepAnnouncement, timelineSteps } from './simulator-text';
import * as styles from './EnBlocSimulator.module.css';

const SimulatorControls = lazyPart(async () => (await import('./SimulatorControls')).SimulatorControls);

/** Distance outside the window at which the controls begin to load. */
const nearReach = '800px';

interface EnBlocSimulatorProps {
  readonly rounds: readonly [EnBlocRoundProps, ...EnBlocRoundProps[]];
  readonly rules: EnBlocRules;
}

/** An en bloc day in figures: complete in the HTML, interactive when scripts run. */
export function EnBlocSimulator({ rounds, rules }: EnBlocSimulatorProps) {
  const [day, setDay] = useState(() => startExample(rounds[0]));
  const controls = useRef<HTMLDivElement>(null);
  const near = useNearViewport(controls, nearReach);
  const { round, highBids, blockBid, step } = day;
  const result = enBlocResult(day, rules.percent);
  const { headline, reason } = outcomeText(result, blockBid);
  return (
    <div className={styles.day}>
      <p>
        {round.text}
        {round.sale !== null && (
          <>
            {' '}
            {TEXTS.simulator.seeSale} <Link href={round.sale.href}>{round.sale.label}</Link>.
          </>
        )}
      </p>
      <div ref={controls} className={styles.controls}>
        {near && (
          <Suspense>
            <SimulatorControls
              rounds={rounds}
              day={day}
              announcement={stepAnnouncement(day, result, rules)}
              onChange={setDay}
            />
          </Suspense>
        )}
      </div>
      <StatList
        figures={[
          {
            label: TEXTS.simulator.parcelTotal,
            value: standardCurrency(result.parcelTotal),
            note: `${String(highBids.length)} high bids`,
          },
          {
            label: TEXTS.simulator.minimumBid,
            value: standardCurrency(result.minimumBid),
            note: rules.percent === 0 ? 'more than that' : `${String(rules.percent)}% more`,
          },
          {
            label: TEXTS.simulator.blockBid,
            value: standardCurrency(blockBid),
            note: TEXTS.simulator.sameLand,
          },
        ]}
      />
      <p className={result.kind === 'block' ? `${styles.outcome} ${styles.block}` : styles.outcome}>
        <strong>{headline}</strong> {reason}
      </p>
      <div className={styles.sight}>
        {round.plan !== null && (
          <PlanFigure
            plan={simulatorPlan(round.plan, step, result)}
            otherLabel={TEXTS.simulator.highBidStands}
          />
        )}
        <div>
          <Timeline down steps={timelineSteps(day, result, rules)} />
          <div className={styles.moves}>
            <ClientOnly>
              <ButtonRow>
                <Button
                  onClick={() => {
                    setDay(moveStep(day, -1));
                  }}
                >
                  {step === 'parcels open' ? TEXTS.simulator.toEnd : TEXTS.simulator.back}
                </Button>
                <Button
                  onClick={() => {
                    setDay(moveStep(day, 1));
                  }}
                >
                  {step === 'block closes' ? TEXTS.simulator.startAgain : TEXTS.simulator.next}
                </Button>
              </ButtonRow>
            </ClientOnly>
          </div>
        </div>
      </div>
      <BidTable day={day} blockWins={result.kind === 'block'} />
    </div>
  );
}
