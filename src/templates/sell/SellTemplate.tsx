import type { HeadProps, PageProps } from 'gatsby';
import { Band } from '../../ui/band/Band';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Portraits } from '../../components/people/people-list/Portraits';
import { QuestionList } from '../../components/reading/question-list/QuestionList';
import { QuoteCarousel } from '../../components/people/quote-carousel/QuoteCarousel';
import { Timeline } from '../../ui/timeline/Timeline';
import { SellHero, SellAsk } from './SellHero';
import { SellResults } from './SellResults';
import * as styles from './SellTemplate.module.css';
import { SellWords } from './SellWords';
import { WaysTable } from './WaysTable';
import type { SellPageProps } from './props';

export default function SellTemplate({ pageContext }: PageProps<object, SellPageProps>) {
  const { comparison, steps, words, quotes, people, questions, contact, links } = pageContext;
  return (
    <Page bleed>
      <SellHero {...pageContext} />
      {comparison !== null && (
        <Band heading={comparison.heading} text={comparison.text}>
          <WaysTable comparison={comparison} />
        </Band>
      )}
      {steps.length > 0 && (
        <Band heading="What we do for you" ground="snow">
          <Timeline steps={steps.map(({ title, text, pause }) => ({ title, lines: [text], gap: pause }))} />
        </Band>
      )}
      {words.length > 0 && <SellWords words={words} />}
      <SellResults {...pageContext} />
      {quotes.length > 0 && (
        <Band heading="From people who sold and bought" more={links.testimonials} ground="snow">
          <QuoteCarousel quotes={quotes} />
        </Band>
      )}
      {people.length > 0 && (
        <Band heading="The people you will deal with" more={links.team}>
          <Portraits people={people} />
        </Band>
      )}
      {questions.length > 0 && (
        <Band heading="What sellers ask" more={links.faq} joined>
          <div className={styles.asked}>
            <QuestionList questions={questions} />
          </div>
        </Band>
      )}
      <Band heading={links.contact.label} ground="ink">
        <div className={styles.next}>
          <p>Tell us where it lies and what you want to keep. You reach us {contact.hours}.</p>
          <SellAsk contact={contact} links={links} />
        </div>
      </Band>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SellPageProps>) {
  return <PageHead {...pageContext.head} />;
}
