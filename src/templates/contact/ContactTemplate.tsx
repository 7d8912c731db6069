import type { HeadProps, PageProps } from 'gatsby';
import { ContactCard } from '../../layout/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PersonCard } from '../../layout/person-card/PersonCard';
import type { ContactPageProps } from '../../model/derive/pages/editorial-props';
import { Columns } from '../../ui/columns/Columns';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';

export default function ContactTemplate({ pageContext }: PageProps<object, ContactPageProps>) {
  const { heading, summary, bodyHtml, contact, people } = pageContext;
  return (
    <Page>
      <Split
        head={<PageHeading heading={heading} summary={summary} />}
        side={<ContactCard contact={contact} />}
      >
        <Prose html={bodyHtml} />
      </Split>
      <Section heading="Who answers">
        <Columns>
          {people.map((person) => (
            <PersonCard key={person.href} person={person} />
          ))}
        </Columns>
      </Section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ContactPageProps>) {
  return <PageHead {...pageContext.head} />;
}
