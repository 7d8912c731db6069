import * as styles from './MenuWait.module.css';

/** Holds the place of what a menu loads when it is first opened. */
export function MenuWait({ words }: { readonly words: string }) {
  return (
    <p className={styles.wait} role="status">
      {words}
    </p>
  );
}
