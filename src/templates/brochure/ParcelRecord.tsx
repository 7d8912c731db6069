import * as styles from './ParcelRecord.module.css';

/** The land record of a parcel on paper: every part open, in narrow columns. */
export function ParcelRecord({ html }: { readonly html: string }) {
  return (
    <div>
      <h3>{TEXTS.sections.landRecord}</h3>
      <dl className={styles.parts} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
