import * as styles from './DateTime.module.css';

interface MomentProps {
  /** For machines. */
  readonly iso: string;
  /** Whether it stays on one line. */
  readonly nowrap?: boolean;
  /** For people. */
  readonly children: string;
}

/** A date or a time of day. */
export function DateTime({ iso, nowrap = false, children }: MomentProps) {
  return (
    <time dateTime={iso} className={nowrap ? `${styles.moment} ${styles.whole}` : styles.moment}>
      {children}
    </time>
  );
}
