import * as styles from './Badge.module.css';
import * as tones from './BadgeTone.module.css';
import { NowBadge } from './NowBadge';

export type BadgeTone = 'now' | 'open' | 'done' | 'held' | 'gone' | 'bloc' | 'label';

/** A word or two on the state of something; its square tells the state without colour. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  if (tone === 'now') return <NowBadge>{children}</NowBadge>;
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
