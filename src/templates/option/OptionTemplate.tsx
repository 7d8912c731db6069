import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PeopleList } from '../../layout/people-list/PeopleList';
import type { OptionPageProps } from '../../model/derive/pages/subpage-props';
import { Figure } from '../../ui/figure/Figure';
import { FigureList } from '../../ui/figure-list/FigureList';
import { Link } from '../../ui/link/Link';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';

export default function OptionTemplate({ pageContext }: PageProps<object, OptionPageProps>) {
  const { trail, heading, summary, saleName, price, exerciseBy, exerciseIso, descriptionHtml } = pageContext;
  const { parcels, picture, sale, contacts } = pageContext;
  return (
    <Page trail={trail}>
      <PageHeading heading={heading} summary={summary} />
      <FigureList figures={[{ label: `Option of ${saleName}`, figure: price, note: 'Canadian dollars' }]} />
      <p>
        <time dateTime={exerciseIso}>{exerciseBy}</time>
      </p>
      {picture !== null && <Figure picture={picture} sizes="(min-width: 1328px) 78rem, 100vw" eager />}
      <section>
        <h2>What it is</h2>
        <Prose html={descriptionHtml} />
      </section>
      <section>
        <h2>Who may take it</h2>
        <p>The buyer of:</p>
        <ul>
          {parcels.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <MoreLink href={sale.href}>All of {sale.label}</MoreLink>
      </section>
      <section>
        <h2>Ask about this option</h2>
        <PeopleList people={contacts} />
      </section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, OptionPageProps>) {
  return <PageHead {...pageContext.head} />;
}
