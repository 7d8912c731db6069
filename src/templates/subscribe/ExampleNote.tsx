import { Link } from '../../ui/link/Link';
import { FactList } from '../../ui/fact-list/FactList';
import * as styles from './ExampleNote.module.css';
import type { ExampleNoteProps } from './props';

/** An example of what subscribers receive, drawn as an e-mail. */
export function ExampleNote({ note }: { readonly note: ExampleNoteProps }) {
  const { subject, parcels, times, sale } = note;
  return (
    <figure className={styles.note}>
      <figcaption>{TEXTS.subscribe.example}</figcaption>
      <div className={styles.mail}>
        <p className={styles.subject}>{subject}</p>
        <FactList facts={parcels.map(({ name, text }) => ({ label: name, value: text }))} />
        {times !== '' && <p>{times}</p>}
        <p>
          <Link href={sale.href}>{TEXTS.subscribe.exampleLink.fill({ sale: sale.label })}</Link>
        </p>
      </div>
    </figure>
  );
}
