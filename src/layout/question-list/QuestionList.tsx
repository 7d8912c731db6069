import type { QuestionLinkProps } from '../../model/derive/pages/parts';
import { Link } from '../../ui/link/Link';
import * as styles from './QuestionList.module.css';

/** Questions with their short answers. */
export function QuestionList({ questions }: { readonly questions: readonly QuestionLinkProps[] }) {
  return (
    <ul className={styles.questions}>
      {questions.map(({ href, title, summary }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
