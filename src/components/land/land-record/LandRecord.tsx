import type { LandRecordPartProps } from '../../../page-data/land-record/land-record-props';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import { FactList } from '../../../ui/fact-list/FactList';
import { Link } from '../../../ui/link/Link';
import { Section } from '../../../ui/section/Section';
import * as styles from './LandRecord.module.css';

function PartHead({ heading, answer }: Pick<LandRecordPartProps, 'heading' | 'answer'>) {
  return (
    <span className={styles.head}>
      <span>{heading}</span> <b>{answer}</b>
    </span>
  );
}

function RecordPart({ heading, answer, facts, note, source, document }: LandRecordPartProps) {
  const head = <PartHead heading={heading} answer={answer} />;
  // Without a source nothing is known: there is nothing to unfold.
  if (source === undefined)
    return (
      <div className={styles.unknown}>
        {head}
        {note !== undefined && <small>{note}</small>}
      </div>
    );
  return (
    <Disclosure summary={head}>
      {facts.length > 0 && (
        <FactList
          facts={facts.map(({ label, value, href }) => ({
            label,
            value:
              href === undefined ? (
                value
              ) : (
                <Link href={href} modal>
                  {value}
                </Link>
              ),
          }))}
        />
      )}
      {note !== undefined && <p>{note}</p>}
      <p>
        <small>
          {TEXTS.salePage.recordSource} {source}
        </small>
        {document !== undefined && (
          <>
            <br />
            <Link href={document.href}>{document.label}</Link>
          </>
        )}
      </p>
    </Disclosure>
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
