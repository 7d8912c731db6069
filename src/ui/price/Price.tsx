import * as styles from './Price.module.css';

interface PriceProps {
  readonly figure: string;
  /** Price per acre, below. */
  readonly per?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** True to align figures below each other. */
  readonly tabular?: boolean;
}

/** A price in the display typeface. */
export function Price({ figure, per, size = 'md', tabular = false }: PriceProps) {
  const figureClass = `${styles.figure} ${styles[size]}`;
  return (
    <span className={styles.price}>
      <span className={tabular ? `${figureClass} ${styles.tabular}` : figureClass}>{figure}</span>
      {/* The space parts them when they are read out or copied. */}
      {per !== undefined && <span className={styles.per}> {per}</span>}
    </span>
  );
}
