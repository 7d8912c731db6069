import { FaqCategory } from './FaqCategory';
import { FaqTabs } from './FaqTabs';
import * as styles from './FaqCategories.module.css';
import { useSelectedCategory } from './use-selected-category';
import type { FaqPageProps } from './props';

/**
 * All questions by category, or those of the category in the address. Built HTML has all of them, with links to the
 * anchors of the categories.
 */
export function FaqCategories({ categories }: Pick<FaqPageProps, 'categories'>) {
  const { selected, unknownCategory, choose } = useSelectedCategory(categories);
  const shown = categories.filter(({ slug }) => selected === null || slug === selected);
  return (
    <>
      <FaqTabs categories={categories} selected={selected} onChoose={choose} />
      <div className={styles.subjects} id="questions">
        {unknownCategory !== null && (
          <p role="status" className={styles.unknown}>
            {TEXTS.questions.unknownSubject.fill({ subject: unknownCategory })}
          </p>
        )}
        {shown.map((category) => (
          <FaqCategory key={category.slug} category={category} alone={selected !== null} />
        ))}
      </div>
    </>
  );
}
