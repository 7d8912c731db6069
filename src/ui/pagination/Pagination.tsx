import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { pageNumbers } from './page-numbers';
import * as styles from './Pagination.module.css';

interface PaginationProps {
  /** Name of the list. */
  readonly label: string;
  /** From 1 on. */
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Read before each number, such as Page. */
  readonly pageLabel: string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({
  label,
  current,
  total,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  if (total <= 1) return null;
  const to = (page: number, content: ReactNode) => (
    <Link href={hrefOf(page)} className={styles.page}>
      {content}
    </Link>
  );

  function item(page: number) {
    const content = (
      <>
        <VisuallyHidden>{pageLabel} </VisuallyHidden>
        {page}
      </>
    );
    // No link, since it would lead to the current page.
    return page === current ? (
      <span className={`${styles.page} ${styles.current}`} aria-current="page">
        {content}
      </span>
    ) : (
      to(page, content)
    );
  }

  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {current > 1 && <li>{to(current - 1, previousLabel)}</li>}
        {pageNumbers(current, total).map((page, index) =>
          page === null ? (
            <li key={`gap ${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>{item(page)}</li>
          ),
        )}
        {current < total && <li>{to(current + 1, nextLabel)}</li>}
      </ul>
    </nav>
  );
}
