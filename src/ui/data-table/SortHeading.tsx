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
  readonly sort: ColumnSort;
}

/** A heading of a table that sorts by its column; without scripts it is a heading, in the same place. */
export function SortHeading({ heading, sort: { direction, words, onSort } }: SortHeadingProps) {
  return (
    <Scripted otherwise={<span className={styles.sort}>{heading}</span>}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {heading}
        {direction !== null && <VisuallyHidden>, {words}</VisuallyHidden>}
      </button>
    </Scripted>
  );
}
