import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PersonCard } from '../../layout/person-card/PersonCard';
import type { TeamPageProps } from '../../model/derive/pages/editorial-props';
import { Columns } from '../../ui/columns/Columns';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';

export default function TeamTemplate({ pageContext }: PageProps<object, TeamPageProps>) {
  const { heading, summary, bodyHtml, people } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <Prose html={bodyHtml} />
      <Columns>
        {people.map((person) => (
          <PersonCard key={person.href} person={person} />
        ))}
      </Columns>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TeamPageProps>) {
  return <PageHead {...pageContext.head} />;
}
