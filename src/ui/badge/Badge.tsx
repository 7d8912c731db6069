import * as styles from './Badge.module.css';

export type BadgeTone = 'now' | 'open' | 'done' | 'held' | 'gone' | 'bloc' | 'label';

/** A short label of a status, with a square whose shape shows the status without colour. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
