import type { HeadProps, PageProps } from 'gatsby';
import { ArticleBody } from '../../layout/article-body/ArticleBody';
import { ContactCard } from '../../layout/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PersonCard } from '../../layout/person-card/PersonCard';
import { Quote } from '../../layout/quote/Quote';
import type { SellPageProps } from '../../model/derive/pages/editorial-props';
import { Columns } from '../../ui/columns/Columns';
import { Section } from '../../ui/section/Section';
import * as styles from './SellTemplate.module.css';

export default function SellTemplate({ pageContext }: PageProps<object, SellPageProps>) {
  const { trail, quotes, people, contact } = pageContext;
  return (
    <Page trail={trail}>
      <ArticleBody page={pageContext} />
      <Section heading="From people who sold and bought">
        <Columns>
          {quotes.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </Columns>
      </Section>
      <Section heading="The people you will deal with">
        <Columns>
          {people.map((person) => (
            <PersonCard key={person.href} person={person} />
          ))}
        </Columns>
      </Section>
      <Section heading="Ask what your land could bring">
        <div className={styles.ask}>
          <ContactCard contact={contact} />
        </div>
      </Section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SellPageProps>) {
  return <PageHead {...pageContext.head} />;
}
