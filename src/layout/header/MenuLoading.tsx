import * as styles from './MenuLoading.module.css';

/** Holds the place of what a menu loads when it is first opened. */
export function MenuLoading({ label }: { readonly label: string }) {
  return (
    <p className={styles.wait} role="status">
      {label}
    </p>
  );
}
