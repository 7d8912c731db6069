import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Columns } from '../../ui/columns/Columns';
import { Link } from '../../ui/link/Link';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import * as styles from './SearchTemplate.module.css';
import type { SearchPageProps } from './props';

export default function SearchTemplate({ pageContext }: PageProps<object, SearchPageProps>) {
  const { heading, summary, bodyHtml, groups } = pageContext;
  const filled = groups.filter(({ links }) => links.length > 0);
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <Prose html={bodyHtml} />
      <Columns>
        {filled.map(({ title, links }) => (
          <Section key={title} heading={title}>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </Columns>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SearchPageProps>) {
  return <PageHead {...pageContext.head} />;
}
