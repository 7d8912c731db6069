import type { Question } from '../../model/schema/editorial';
import { questionRoute } from '../../model/derive/routes';
import type { LinkProps } from '../../page-data/common-props';

const most = 4;

function nameOf({ category, slug }: Question): string {
  return `${category}/${slug}`;
}

function linkTo({ category, slug, title }: Question): LinkProps {
  return { label: title, href: questionRoute({ category, slug }) };
}

function ofCategory(questions: readonly Question[], { category }: Question): Question[] {
  return questions.filter((other) => other.category === category);
}

/**
 * Returns related questions: those that the editor chose, or else the others of its category, the nearest after it
 * first; without the question itself and without duplicates.
 *
 * @param questions In the order of their categories.
 */
export function relatedQuestions(questions: readonly Question[], question: Question): LinkProps[] {
  const own = nameOf(question);
  const others = ofCategory(questions, question);
  const index = others.findIndex((other) => nameOf(other) === own);
  const chosen =
    question.related.length > 0
      ? question.related.flatMap((name) => questions.filter((other) => nameOf(other) === name))
      : [...others.slice(index + 1), ...others.slice(0, index)];
  return [...new Set(chosen)]
    .filter((other) => nameOf(other) !== own)
    .slice(0, most)
    .map(linkTo);
}

/** Returns the questions before and after one in its category; null at the ends. */
export function adjacentQuestions(questions: readonly Question[], question: Question) {
  const others = ofCategory(questions, question);
  const index = others.findIndex((other) => nameOf(other) === nameOf(question));
  const at = (index: number): LinkProps | null => {
    const other = index < 0 ? undefined : others[index];
    return other === undefined ? null : linkTo(other);
  };
  return { previous: at(index - 1), next: at(index + 1) };
}
