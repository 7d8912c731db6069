import * as styles from './FactList.module.css';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Facts in two columns: what, and how much or which. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
