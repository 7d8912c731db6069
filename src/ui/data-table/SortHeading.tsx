import { ClientOnly } from '../client-only/ClientOnly';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import * as styles from './SortHeading.module.css';

interface SortHeadingProps {
  readonly heading: string;
  /** Figures stand at the right. */
  readonly numeric: boolean;
  /** How the rows stand by this column, such as highest first; null where they stand by another. */
  readonly words: string | null;
  readonly onSort: () => void;
}

/** The head of a column of a DataTable that sorts by it; without scripts it is words, in the same place. */
export function SortHeading({ heading, numeric, words, onSort }: SortHeadingProps) {
  const className = numeric ? `${styles.sort} ${styles.figure}` : styles.sort;
  return (
    <ClientOnly fallback={<span className={className}>{heading}</span>}>
      <button type="button" className={className} onClick={onSort}>
        {heading}
        {words !== null && <VisuallyHidden>{` (${words})`}</VisuallyHidden>}
      </button>
    </ClientOnly>
  );
}
