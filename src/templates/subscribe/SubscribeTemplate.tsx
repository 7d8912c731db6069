import type { HeadProps, PageProps } from 'gatsby';
import { NewsletterForm } from '../../components/forms/NewsletterForm';
import { ContactCard } from '../../components/contact/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import { TitleRows } from '../../ui/title-rows/TitleRows';
import type { SubscribePageProps } from './props';

export default function SubscribeTemplate({ pageContext, path }: PageProps<object, SubscribePageProps>) {
  const { heading, summary, bodyHtml, newsletter, contact, posted, subscriptions } = pageContext;
  return (
    <Page>
      <Split
        head={<PageHeading heading={heading} summary={summary} />}
        side={<ContactCard contact={contact} />}
      >
        <Prose html={bodyHtml} />
        <NewsletterForm page={path} newsletter={newsletter} />
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
      </Split>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SubscribePageProps>) {
  return <PageHead {...pageContext.head} />;
}
