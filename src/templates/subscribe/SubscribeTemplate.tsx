import type { HeadProps, PageProps } from 'gatsby';
import { ContactCard } from '../../layout/contact-card/ContactCard';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { SubscribePageProps } from '../../model/derive/pages/editorial-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';

export default function SubscribeTemplate({ pageContext }: PageProps<object, SubscribePageProps>) {
  const { heading, summary, bodyHtml, contact } = pageContext;
  return (
    <Page>
      <Split
        head={<PageHeading heading={heading} summary={summary} />}
        side={<ContactCard contact={contact} />}
      >
        <Prose html={bodyHtml} />
        <Section heading="Subscribe by e-mail">
          <p>Write to {contact.email} from the address that should get the news.</p>
          <ButtonLink kind="primary" href={`${contact.emailHref}?subject=Subscribe`}>
            E-mail us to subscribe
          </ButtonLink>
        </Section>
      </Split>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SubscribePageProps>) {
  return <PageHead {...pageContext.head} />;
}
