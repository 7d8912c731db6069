import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Portraits } from '../../components/people/people-list/Portraits';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import type { TeamPageProps } from './props';

export default function TeamTemplate({ pageContext }: PageProps<object, TeamPageProps>) {
  const { heading, summary, bodyHtml, people } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <Prose html={bodyHtml} />
      {people.length > 0 && <Portraits people={people} full />}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TeamPageProps>) {
  return <PageHead {...pageContext.head} />;
}
