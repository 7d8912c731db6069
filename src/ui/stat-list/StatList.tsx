import * as styles from './StatList.module.css';

interface Stat {
  readonly label: string;
  readonly value: string;
  /** Empty where there is nothing to remark. */
  readonly note: string;
}

/** Two to four figures between rules, each with its label and a remark. */
export function StatList({ figures }: { readonly figures: readonly Stat[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== '' && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
