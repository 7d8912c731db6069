import * as styles from './FigureList.module.css';

interface FigureItem {
  readonly label: string;
  readonly figure: string;
  readonly note: string;
}

/** Two to four figures between rules, each with what it counts and a remark. */
export function FigureList({ figures }: { readonly figures: readonly FigureItem[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
