import type { HeadProps, PageProps } from 'gatsby';
import { CompanyFacts } from '../../components/contact/company-facts/CompanyFacts';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Portraits } from '../../components/people/people-list/Portraits';
import { QuestionList } from '../../components/reading/question-list/QuestionList';
import { QuoteCarousel } from '../../components/people/quote-carousel/QuoteCarousel';
import { Timeline } from '../../ui/timeline/Timeline';
import { SellHero, SellContactButtons } from './SellHero';
import { SellResults } from './SellResults';
import * as styles from './SellTemplate.module.css';
import { SellSections } from './SellSections';
import { ComparisonTable } from './ComparisonTable';
import type { SellPageProps } from './props';

export default function SellTemplate({ pageContext }: PageProps<object, SellPageProps>) {
  const { comparison, steps, text, quotes, people, questions, contact, company, links } = pageContext;
  return (
    <Page bleed>
      <SellHero {...pageContext} />
      {comparison !== null && (
        <FullWidthSection heading={comparison.heading} text={comparison.text}>
          <ComparisonTable comparison={comparison} />
        </FullWidthSection>
      )}
      {steps.length > 0 && (
        <FullWidthSection heading={TEXTS.sell.steps} surface="snow" folded>
          <Timeline
            steps={steps.map(({ title, text, pause }) => ({ title, lines: [text], dashed: pause }))}
          />
        </FullWidthSection>
      )}
      {(text.intro !== '' || text.sections.length > 0) && <SellSections {...pageContext} />}
      <SellResults {...pageContext} />
      {quotes.length > 0 && (
        <FullWidthSection heading={TEXTS.sell.quotes} more={links.testimonials} surface="snow">
          <QuoteCarousel quotes={quotes} />
        </FullWidthSection>
      )}
      {people.length > 0 && (
        <FullWidthSection heading={TEXTS.sell.people} more={links.team} folded>
          <Portraits people={people} />
        </FullWidthSection>
      )}
      {company.length > 0 && (
        <FullWidthSection heading={TEXTS.company.heading} joined folded>
          <CompanyFacts facts={company} />
        </FullWidthSection>
      )}
      {questions.length > 0 && (
        <FullWidthSection heading={TEXTS.sell.questions} more={links.faq} joined folded>
          <div className={styles.asked}>
            <QuestionList questions={questions} />
          </div>
        </FullWidthSection>
      )}
      <FullWidthSection heading={links.contact.label} surface="ink">
        <div className={styles.next}>
          <p>{TEXTS.sell.contactText.fill({ hours: contact.hours })}</p>
          <SellContactButtons contact={contact} links={links} />
        </div>
      </FullWidthSection>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SellPageProps>) {
  return <PageHead {...pageContext.head} />;
}
