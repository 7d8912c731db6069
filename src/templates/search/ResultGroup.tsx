import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';
import { ResultText } from './ResultText';
import { ResultTitle } from './ResultTitle';
import type { ResultGroupProps } from './result-groups';
import * as styles from './SearchResults.module.css';

/** Number of rows of a group that are shown at first. */
const rowsAtFirst = 5;
const rowsMore = 12;

/** The results of one kind. Only the first rows of a long list are shown at first. */
export function ResultGroup({ group: { heading, pages } }: { readonly group: ResultGroupProps }) {
  const [count, setCount] = useState(rowsAtFirst);
  const list = useRef<HTMLDivElement>(null);
  const more = Math.min(rowsMore, pages.length - count);

  useEffect(() => {
    // The button has moved, or was removed, so the focus goes to the first new row.
    const first = count - rowsMore;
    if (count > rowsAtFirst) list.current?.querySelectorAll<HTMLElement>('li a')[Math.max(first, 0)]?.focus();
  }, [count]);

  return (
    <Section heading={heading} className={styles.group}>
      <div ref={list}>
        <RowList
          rows={pages.slice(0, count).map((page) => ({
            href: page.href,
            title: <ResultTitle page={page} />,
            text: <ResultText page={page} />,
            aside: page.note,
          }))}
        />
      </div>
      {more > 0 && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setCount(count + rowsMore);
            }}
          >
            {TEXTS.searchPage.showMore.fill({ count: String(more) })}
          </Button>
        </div>
      )}
    </Section>
  );
}
