import type { ReactNode } from 'react';
import * as styles from './FactList.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts in two columns: labels and values. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        // Labels repeat (two surface leases, two viewing days), and the list never changes its order.
        <div key={`${label} ${String(index)}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
