import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/is-plain-click';
import * as styles from './FaqCategories.module.css';
import type { FaqPageProps } from './props';

interface FaqTabsProps extends Pick<FaqPageProps, 'categories'> {
  /** The category that is shown; null for all. */
  readonly selected: string | null;
  readonly onChoose: (slug: string | null) => void;
}

/** The categories with the count of their questions. */
export function FaqTabs({ categories, selected, onChoose }: FaqTabsProps) {
  const total = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  const links = [
    { slug: null, short: 'All', count: total },
    ...categories.map(({ slug, short, questions }) => ({ slug, short, count: questions.length })),
  ];
  return (
    <nav aria-label={TEXTS.names.subjects} className={styles.tabs}>
      {links.map(({ slug, short, count }) => (
        <a
          key={short}
          href={`#${slug ?? 'questions'}`}
          aria-current={slug === selected ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose(slug);
          }}
        >
          {short} <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}
