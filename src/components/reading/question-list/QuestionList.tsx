import type { LinkProps } from '../../../page-data/common-props';
import { LinkList } from '../../../ui/link-list/LinkList';
import * as styles from './QuestionList.module.css';

/** Questions to read on with. */
export function QuestionList({ questions }: { readonly questions: readonly LinkProps[] }) {
  return (
    <div className={styles.questions}>
      <LinkList links={questions} />
    </div>
  );
}
