import { Scripted } from '../scripted/Scripted';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import * as styles from './SortHeading.module.css';

export interface ColumnSort {
  /** How the rows stand by this column; null where they stand by another. */
  readonly direction: 'ascending' | 'descending' | null;
  /** The same in words, such as highest first. */
  readonly words: string;
  readonly onSort: () => void;
}

interface SortHeadingProps {
  readonly heading: string;
  /** Figures stand at the right. */
  readonly figure: boolean;
  readonly sort: ColumnSort;
}

/** A heading of a table that sorts by its column; without scripts it is a heading, in the same place. */
export function SortHeading({ heading, figure, sort: { direction, words, onSort } }: SortHeadingProps) {
  const className = figure ? `${styles.sort} ${styles.figure}` : styles.sort;
  return (
    <Scripted otherwise={<span className={className}>{heading}</span>}>
      <button type="button" className={className} onClick={onSort}>
        {heading}
        {direction !== null && <VisuallyHidden>, {words}</VisuallyHidden>}
      </button>
    </Scripted>
  );
}
