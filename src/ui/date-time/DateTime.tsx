import * as styles from './DateTime.module.css';

interface DateTimeProps {
  /** Machine-readable form. */
  readonly iso: string;
  /** True to stay on one line. */
  readonly nowrap?: boolean;
  /** Text. */
  readonly children: string;
}

/** A date or a time of day. */
export function DateTime({ iso, nowrap = false, children }: DateTimeProps) {
  return (
    <time dateTime={iso} className={nowrap ? `${styles.dateTime} ${styles.whole}` : styles.dateTime}>
      {children}
    </time>
  );
}
