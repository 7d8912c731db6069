import type { CompareLotProps, ComparePageProps, CompareRowProps } from './props';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { planAtStatus } from '../../model/derive/plan/plan-at-status';
import { outcomeAtStatus } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';
import { PlanThumbnail } from '../../components/land/land-plan/PlanThumbnail';
import { Link } from '../../ui/link/Link';
import * as styles from './CompareTable.module.css';

interface CompareTableProps extends Pick<ComparePageProps, 'schedule' | 'plan' | 'lots' | 'rows'> {
  readonly status: SaleStatus;
  /** Slugs of the lots to show. */
  readonly chosen: readonly string[];
}

function LotHead({ lot, plan }: { readonly lot: CompareLotProps } & Pick<ComparePageProps, 'plan'>) {
  return (
    <th role="columnheader" scope="col" className={lot.enBloc ? styles.same : undefined}>
      {plan !== null && <PlanThumbnail plan={highlightParcels(plan, lot.onPlan)} />}
      <Link href={lot.href}>{lot.name}</Link>
      {lot.enBloc && <small>{TEXTS.compare.sameLand}</small>}
    </th>
  );
}

/** Facts as rows, lots as columns. On a phone each fact is above its values, two lots at a time. */
export function CompareTable({ schedule, status, plan, lots, rows, chosen }: CompareTableProps) {
  const shown = lots.flatMap((lot, index) => (chosen.includes(lot.slug) ? [{ lot, index }] : []));
  const present = plan === null ? null : planAtStatus(plan, schedule.status, status);
  const states: CompareRowProps = {
    label: TEXTS.compare.status,
    values: lots.map(({ outcome }) => outcomeAtStatus(outcome, schedule.status, status)),
  };
  const facts = status === 'withdrawn' ? rows.filter(({ price }) => price === undefined) : rows;
  return (
    // Focusable, so that it can be scrolled by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={TEXTS.names.comparison} tabIndex={0}>
      <table className={styles.table} role="table">
        {/* Defines all columns before the first row has arrived. */}
        <colgroup>
          <col span={shown.length + 1} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {TEXTS.compare.fact}
            </th>
            {shown.map(({ lot }) => (
              <LotHead key={lot.slug} lot={lot} plan={present} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {[states, ...facts].map(({ label, values, price }) => (
            <tr key={label} role="row" className={price === 'bid' ? styles.price : undefined}>
              <th role="rowheader" scope="row">
                {label}
              </th>
              {shown.map(({ lot, index }) => (
                <td key={lot.slug} role="cell" className={lot.enBloc ? styles.same : undefined}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
