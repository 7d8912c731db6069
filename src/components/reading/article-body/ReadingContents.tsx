import type { ArticlePageProps } from '../../../page-data/article-props';
import { TableOfContents } from '../../../ui/table-of-contents/TableOfContents';
import { useCurrentSection } from './use-current-section';

/** The contents of a long text, which mark the section that is being read. */
export function ReadingContents({ tableOfContents }: Pick<ArticlePageProps, 'tableOfContents'>) {
  return (
    <TableOfContents
      label={TEXTS.sections.onThisPage}
      links={tableOfContents}
      current={useCurrentSection(tableOfContents)}
    />
  );
}
