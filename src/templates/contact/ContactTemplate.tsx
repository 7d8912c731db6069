import type { HeadProps, PageProps } from 'gatsby';
import { ContactForm } from '../../components/forms/ContactForm';
import { CompanyFacts } from '../../components/contact/company-facts/CompanyFacts';
import { ContactCard } from '../../components/contact/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PeopleList } from '../../components/people/people-list/PeopleList';
import { Fold } from '../../ui/fold/Fold';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import * as styles from './ContactTemplate.module.css';
import type { ContactPageProps } from './props';

export default function ContactTemplate({ pageContext, path }: PageProps<object, ContactPageProps>) {
  const { heading, summary, bodyHtml, newsletter, contact, company, people, team } = pageContext;
  return (
    <Page>
      <Split
        head={<PageHeading heading={heading} summary={summary} />}
        side={<ContactCard contact={contact} large />}
      >
        <Section heading={TEXTS.contact.write}>
          <ContactForm page={path} newsletter={newsletter} />
        </Section>
      </Split>
      <div className={styles.text}>
        <Prose html={bodyHtml} />
      </div>
      {company.length > 0 && (
        <Fold heading={TEXTS.company.heading}>
          <CompanyFacts facts={company} />
        </Fold>
      )}
      {people.length > 0 && (
        <Fold heading={TEXTS.sections.contacts}>
          <PeopleList people={people} />
          <MoreLink href={team.href}>{team.label}</MoreLink>
        </Fold>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ContactPageProps>) {
  return <PageHead {...pageContext.head} />;
}
