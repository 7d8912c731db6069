import { useMemo } from 'react';
import { QuestionList } from '../../layout/question-list/QuestionList';
import type { FaqPageProps } from '../../model/derive/pages/editorial-props';
import { Contents } from '../../ui/contents/Contents';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import { useCategoryAsked } from './use-category-asked';

/** All questions by subject; the subject that the address asks for is marked and brought into view. */
export function FaqSubjects({ heading, summary, bodyHtml, categories }: Omit<FaqPageProps, 'head'>) {
  const slugs = useMemo(() => categories.map(({ slug }) => slug), [categories]);
  const asked = useCategoryAsked(slugs);
  const links = categories.map(({ slug, title }) => ({ label: title, href: `#${slug}` }));
  return (
    <Split
      head={<PageHeading heading={heading} summary={summary} />}
      side={<Contents label="Subjects" links={links} current={asked === null ? null : `#${asked}`} />}
      sideAt="left"
    >
      <Prose html={bodyHtml} />
      {categories.map(({ slug, title, questions }) => (
        <Section key={slug} id={slug} heading={title}>
          <QuestionList questions={questions} />
        </Section>
      ))}
    </Split>
  );
}
