import { Link } from '../../ui/link/Link';
import { MoreLink } from '../../ui/more-link/MoreLink';
import * as styles from './QuestionTemplate.module.css';
import type { QuestionPageProps } from './props';

interface QuestionNavigationProps {
  readonly page: Pick<QuestionPageProps, 'previous' | 'next' | 'category'>;
}

/** Links to the previous and the next question of the category; after the last one, back to all of them. */
export function QuestionNavigation({ page }: QuestionNavigationProps) {
  const { previous, next, category } = page;
  const { label, href } = next ?? category;
  return (
    <nav aria-label={TEXTS.names.questions} className={styles.steps}>
      <p>{next === null ? TEXTS.questions.all : TEXTS.questions.next}</p>
      <MoreLink href={href}>{label}</MoreLink>
      {previous !== null && (
        <p>
          {TEXTS.questions.previous} <Link href={previous.href}>{previous.label}</Link>
        </p>
      )}
    </nav>
  );
}
