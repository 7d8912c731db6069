import * as styles from './MenuLoading.module.css';

/** Placeholder for the content that a menu loads when it is first opened. */
export function MenuLoading({ label }: { readonly label: string }) {
  return (
    <p className={styles.wait} role="status">
      {label}
    </p>
  );
}
