import * as styles from './MenuLoading.module.css';

/** Holds the place of what a menu loads when it is first opened. */
export function MenuLoading({ words }: { readonly words: string }) {
  return (
    <p className={styles.wait} role="status">
      {words}
    </p>
  );
}
