import type { LandRecordPartProps } from '../../../page-data/land-record/land-record-props';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import { Section } from '../../../ui/section/Section';
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

/** What buyers ask about a parcel: a line for each answer, unfolded with its details, source and date. */
export function LandRecord({ parts }: { readonly parts: readonly LandRecordPartProps[] }) {
  return (
    <Section heading={TEXTS.sections.landRecord} className={styles.record}>
      <p>{TEXTS.salePage.landRecord}</p>
      <div>
        {parts.map((part) => (
          <RecordPart key={part.heading} {...part} />
        ))}
      </div>
    </Section>
  );
}
