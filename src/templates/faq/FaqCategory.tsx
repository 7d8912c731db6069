import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Link } from '../../ui/link/Link';
import { Section } from '../../ui/section/Section';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import * as styles from './FaqCategories.module.css';
import type { FaqPageProps } from './props';

interface FaqCategoryProps {
  readonly category: FaqPageProps['categories'][number];
  /** True when it is the only one that is shown, so that the tab above already names it. */
  readonly alone: boolean;
}

/** The questions of a category, each with a short answer that can be opened. */
export function FaqCategory({ category: { slug, title, questions }, alone }: FaqCategoryProps) {
  return (
    <Section id={slug} heading={title} className={alone ? styles.alone : undefined}>
      <div>
        {questions.map((question) => (
          <Disclosure key={question.href} summary={question.title}>
            <p className={styles.answer}>{question.summary}</p>
            <Link href={question.href}>
              {TEXTS.questions.readAnswer}
              <VisuallyHidden>: {question.title}</VisuallyHidden>
            </Link>
          </Disclosure>
        ))}
        {questions.length === 0 && <p className={styles.answer}>{TEXTS.questions.empty}</p>}
      </div>
    </Section>
  );
}
