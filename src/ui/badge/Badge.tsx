import * as styles from './Badge.module.css';

export type BadgeTone = 'now' | 'open' | 'done' | 'held' | 'gone' | 'bloc' | 'label';

const toneClass: Readonly<Record<BadgeTone, string>> = {
  now: styles.now,
  open: styles.open,
  done: styles.done,
  held: styles.held,
  gone: styles.gone,
  bloc: styles.bloc,
  label: styles.label,
};

/** A short label of a status, with a square whose shape tells the status without colour. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return <span className={`${styles.badge} ${toneClass[tone]}`}>{children}</span>;
}
