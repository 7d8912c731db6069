import type { LandRecordPartProps } from '../../page-data/land-record/land-record-props';
import * as styles from './ParcelRecord.module.css';

/** The land record of a parcel on paper: every part open, in two narrow columns. */
export function ParcelRecord({ parts }: { readonly parts: readonly LandRecordPartProps[] }) {
  return (
    <div>
      <h3>{TEXTS.sections.landRecord}</h3>
      <dl className={styles.parts}>
        {parts.map(({ heading, answer, facts, note, source }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            {facts.length === 0 && <dd>{answer}</dd>}
            {facts.map(({ label, value }, index) => (
              // Years and kinds repeat, and the list never changes its order.
              <dd key={`${label} ${String(index)}`}>
                <b>{label}</b> {value}
              </dd>
            ))}
            {note !== undefined && <dd>{note}</dd>}
            {source !== undefined && <dd className={styles.source}>{source}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
