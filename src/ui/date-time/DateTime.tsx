import * as styles from './DateTime.module.css';

interface MomentProps {
  /** Machine-readable form. */
  readonly iso: string;
  /** True to stay on one line. */
  readonly nowrap?: boolean;
  /** Text. */
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
