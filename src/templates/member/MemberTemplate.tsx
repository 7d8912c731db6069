import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SaleCards } from '../../components/sales/sale-card/SaleCards';
import { Badge } from '../../ui/badge/Badge';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { FactList } from '../../ui/fact-list/FactList';
import { Fold } from '../../ui/fold/Fold';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/link/Link';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { TitleRows } from '../../ui/title-rows/TitleRows';
import * as styles from './MemberTemplate.module.css';
import type { MemberPageProps } from './props';

/** Portrait, name and contact details of the person, as on a card. */
function MemberCard({ member }: { readonly member: MemberPageProps }) {
  const { heading, summary, role, firstName, picture, phone, email, facts } = member;
  return (
    <div className={styles.card}>
      {picture !== null && (
        <ResponsivePicture
          className={styles.portrait}
          picture={picture}
          sizes="(min-width: 64em) 20rem, 40vw"
          eager
        />
      )}
      <div>
        <PageHeading heading={heading} summary={summary}>
          <Badge tone="label">{role}</Badge>
        </PageHeading>
      </div>
      <div className={styles.reach}>
        <ButtonRow>
          <ButtonLink href={phone.href} kind="primary">
            <Icon name="phone" />
            {phone.label}
          </ButtonLink>
          {email !== null && (
            <ButtonLink href={email.href}>
              <Icon name="mail" />
              {TEXTS.team.write.fill({ name: firstName })}
            </ButtonLink>
          )}
        </ButtonRow>
        <FactList facts={facts} />
      </div>
    </div>
  );
}

export default function MemberTemplate({ pageContext }: PageProps<object, MemberPageProps>) {
  const { firstName, breadcrumbs, bodyHtml, sales, episodes, next } = pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <MemberCard member={pageContext} />
      <div className={styles.text}>
        <Prose html={bodyHtml} />
      </div>
      {sales.length > 0 && (
        <Fold heading={TEXTS.team.sales.fill({ name: firstName })}>
          <SaleCards sales={sales} />
        </Fold>
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
