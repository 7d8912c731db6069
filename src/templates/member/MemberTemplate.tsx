import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SaleCards } from '../../layout/sale-card/SaleCards';
import type { MemberPageProps } from '../../model/derive/pages/editorial-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { FactList } from '../../ui/fact-list/FactList';
import { Figure } from '../../ui/figure/Figure';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';

export default function MemberTemplate({ pageContext }: PageProps<object, MemberPageProps>) {
  const { heading, summary, trail, role, languages, email, picture, bodyHtml, sales } = pageContext;
  const facts = [
    { label: 'Role', value: role },
    ...(languages === null ? [] : [{ label: 'Languages', value: languages }]),
  ];
  const portrait =
    picture === null ? null : <Figure picture={picture} sizes="(min-width: 1024px) 22rem, 100vw" eager />;
  return (
    <Page trail={trail}>
      <Split head={<PageHeading heading={heading} summary={summary} />} side={portrait}>
        <FactList facts={facts} />
        <Prose html={bodyHtml} />
        {email !== null && (
          <ButtonLink kind="primary" href={email.href}>
            {email.label}
          </ButtonLink>
        )}
      </Split>
      {sales.length > 0 && (
        <Section heading={`Sales to ask ${heading} about`}>
          <SaleCards sales={sales} />
        </Section>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, MemberPageProps>) {
  return <PageHead {...pageContext.head} />;
}
