import * as styles from './Badge.module.css';

export type BadgeTone = 'now' | 'open' | 'done' | 'held' | 'gone' | 'bloc' | 'label';

/** A word or two on the state of something; its square tells the state without colour. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
