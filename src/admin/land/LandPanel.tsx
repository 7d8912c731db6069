import { useId } from 'react';
import { LandPlan } from '../../components/land/land-plan/LandPlan';
import { PlanMarks } from '../../components/land/land-plan/PlanMarks';
import { formatAcreCount } from '../../model/derive/areas';
import { describeLand, type LandRow } from './describe-land';
import { readDraftLand } from './draft-land';
import * as styles from './LandPanel.module.css';

function acres(count: number | null): string {
  return count === null ? 'not typed' : formatAcreCount(count);
}

function Row({ name, land, titledAcres, cultivatedAcres, problems, warnings }: LandRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {land === '' ? 'Not drawn yet' : land}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </td>
      <td className={styles.number}>{acres(titledAcres)}</td>
      <td className={styles.number}>{acres(cultivatedAcres)}</td>
    </tr>
  );
}

/** The land of a sale as it is typed: its plan, its acres with their sums, and its problems. */
export function LandPanel({ data }: { readonly data: unknown }) {
  const headingId = useId();
  const { plan, noPlan, rows, total, uncounted } = describeLand(readDraftLand(data));
  if (rows.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>The land as typed</h2>
      {plan !== null && (
        <div className={styles.plan}>
          <LandPlan plan={plan} kind="page" marks={<PlanMarks parcels={plan.parcels} />} />
        </div>
      )}
      {noPlan !== null && <p>{noPlan}</p>}
      <table className={styles.acres}>
        <thead>
          <tr>
            <th scope="col">Parcel</th>
            <th scope="col">Land</th>
            <th scope="col" className={styles.number}>
              Titled acres
            </th>
            <th scope="col" className={styles.number}>
              Cultivated acres
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} {...row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{uncounted.length > 0 && `without ${uncounted.join(', ')}`}</td>
            <td className={styles.number}>{formatAcreCount(total.titledAcres)}</td>
            <td className={styles.number}>{formatAcreCount(total.cultivatedAcres)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
