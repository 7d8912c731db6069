import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import * as styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** True to be open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A question, or a line, that opens its answer, with or without scripts. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.question}>
        {summary}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
