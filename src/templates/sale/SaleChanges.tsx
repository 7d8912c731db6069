import type { SalePageProps } from './props';
import { Note } from '../../ui/note/Note';
import * as styles from './SaleBody.module.css';

/** Changes since the sale was posted, the newest first. */
export function SaleChanges({ changes }: Pick<SalePageProps, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section id="changes" className={styles.changes} aria-label={TEXTS.sections.changes}>
      {changes.map(({ date, text }) => (
        <Note key={date.iso + text}>
          <b>
            {`${TEXTS.salePage.changed} `}
            <time dateTime={date.iso}>{date.text}</time>
          </b>
          {text}
        </Note>
      ))}
    </section>
  );
}
