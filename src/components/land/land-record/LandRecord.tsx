import type { LandRecordPartProps } from '../../../page-data/land-record/land-record-props';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import * as styles from './LandRecord.module.css';

function RecordPart({ heading, answer, detailsHtml, reason }: LandRecordPartProps) {
  const head = (
    <span className={styles.head}>
      <span>{heading}</span> <b>{answer}</b>
    </span>
  );
  if (detailsHtml !== null)
    return (
      <Disclosure summary={head}>
        <div dangerouslySetInnerHTML={{ __html: detailsHtml }} />
      </Disclosure>
    );
  return (
    <div className={styles.unknown}>
      {head}
      {reason !== null && <small>{reason}</small>}
    </div>
  );
}

/** Answers to what buyers ask about a parcel: one line each, which unfolds to its details, source and date. */
export function LandRecord({ parts }: { readonly parts: readonly LandRecordPartProps[] }) {
  return (
    <section className={styles.record} aria-label={TEXTS.sections.landRecord}>
      <p>{TEXTS.salePage.landRecord}</p>
      <div>
        {parts.map((part) => (
          <RecordPart key={part.heading} {...part} />
        ))}
      </div>
    </section>
  );
}
