import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SaleCards } from '../../components/sales/sale-card/SaleCards';
import { FactList } from '../../ui/fact-list/FactList';
import { Link } from '../../ui/link/Link';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import { TitleRows } from '../../ui/title-rows/TitleRows';
import * as styles from './MemberTemplate.module.css';
import type { MemberPageProps } from './props';

function Facts({ facts, phone, email, firstName }: MemberPageProps) {
  const call = (
    <>
      <a href={phone.href}>{phone.label}</a>, ask for {firstName}
    </>
  );
  const write = email !== null && (
    <a className={styles.mail} href={email.href}>
      {email.label}
    </a>
  );
  return (
    <FactList
      facts={[
        ...facts,
        { label: 'Telephone', value: call },
        ...(write === false ? [] : [{ label: 'E-mail', value: write }]),
      ]}
    />
  );
}

export default function MemberTemplate({ pageContext }: PageProps<object, MemberPageProps>) {
  const { heading, firstName, summary, breadcrumbs, picture, bodyHtml, sales, episodes, next } = pageContext;
  const portrait =
    picture === null ? null : (
      <ResponsivePicture
        className={styles.portrait}
        picture={picture}
        sizes="(min-width: 64em) 22rem, 16rem"
        eager
      />
    );
  return (
    <Page breadcrumbs={breadcrumbs}>
      <Split head={<PageHeading heading={heading} summary={summary} />} side={portrait}>
        <Prose html={bodyHtml} />
        <div className={styles.facts}>
          <Facts {...pageContext} />
        </div>
      </Split>
      {sales.length > 0 && (
        <Section heading={TEXTS.team.sales.fill({ name: firstName })}>
          <SaleCards sales={sales} />
        </Section>
      )}
      {episodes.length > 0 && (
        <Section heading={TEXTS.team.episodes.fill({ name: firstName })}>
          <TitleRows
            icon="play"
            rows={episodes.map(({ href, title, published }) => ({
              href,
              title,
              end: <time dateTime={published.iso}>{published.text}</time>,
            }))}
          />
        </Section>
      )}
      {next !== null && (
        <p className={styles.next}>
          {TEXTS.team.next}{' '}
          <Link href={next.href} modal>
            {next.label}
          </Link>
        </p>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, MemberPageProps>) {
  return <PageHead {...pageContext.head} />;
}
