import * as styles from './Badge.module.css';

/** The badge of what is on now. It stands in the header of every page, which therefore carries no other tone. */
export function NowBadge({ children }: { readonly children: string }) {
  return <span className={`${styles.badge} ${styles.now}`}>{children}</span>;
}
