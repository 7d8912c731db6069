import type { HeadProps, PageProps } from 'gatsby';
import { NewsletterForm } from '../../components/forms/NewsletterForm';
import { ContactCard } from '../../components/contact/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';
import { TitleRows } from '../../ui/title-rows/TitleRows';
import { ExampleNote } from './ExampleNote';
import type { SubscribePageProps } from './props';
import * as styles from './SubscribeTemplate.module.css';

export default function SubscribeTemplate({ pageContext, path }: PageProps<object, SubscribePageProps>) {
  const { heading, summary, bodyHtml, newsletter, contact, example, posted, subscriptions } = pageContext;
  return (
    <Page>
      <div className={styles.columns}>
        <div className={styles.form}>
          <PageHeading heading={heading} summary={summary} />
          <NewsletterForm page={path} newsletter={newsletter} />
        </div>
        <div className={styles.about}>
          {example !== null && <ExampleNote note={example} />}
          <Prose html={bodyHtml} />
        </div>
        {posted.length > 0 && (
          <Section heading={TEXTS.subscribe.lastNotes}>
            <TitleRows
              rows={posted.map(({ href, title, posted: day }) => ({
                href,
                title,
                end: <time dateTime={day.iso}>{day.text}</time>,
              }))}
            />
          </Section>
        )}
        <Section heading={TEXTS.subscribe.otherWays}>
          <RowList rows={subscriptions.map((subscription) => ({ ...subscription, aside: null }))} />
        </Section>
        <ContactCard contact={contact} />
      </div>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SubscribePageProps>) {
  return <PageHead {...pageContext.head} />;
}
