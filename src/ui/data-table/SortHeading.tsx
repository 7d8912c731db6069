import { ClientOnly } from '../client-only/ClientOnly';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import * as styles from './SortHeading.module.css';

interface SortHeadingProps {
  readonly heading: string;
  /** True for figures, which are aligned right. */
  readonly numeric: boolean;
  /** Sort order by this column, such as highest first; null if another column sorts the rows. */
  readonly orderLabel: string | null;
  readonly onSort: () => void;
}

/** A column heading of a DataTable that sorts by its column; without scripts it is text in the same place. */
export function SortHeading({ heading, numeric, orderLabel, onSort }: SortHeadingProps) {
  const className = numeric ? `${styles.sort} ${styles.figure}` : styles.sort;
  return (
    <ClientOnly fallback={<span className={className}>{heading}</span>}>
      <button type="button" className={className} onClick={onSort}>
        {heading}
        {orderLabel !== null && <VisuallyHidden>{` (${orderLabel})`}</VisuallyHidden>}
      </button>
    </ClientOnly>
  );
}
