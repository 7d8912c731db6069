import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { GlossaryTerms } from './GlossaryTerms';
import type { GlossaryPageProps } from './props';

export default function GlossaryTemplate({ pageContext }: PageProps<object, GlossaryPageProps>) {
  const { breadcrumbs, heading, summary, letters } = pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <PageHeading heading={heading} summary={summary} />
      <GlossaryTerms letters={letters} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, GlossaryPageProps>) {
  return <PageHead {...pageContext.head} />;
}
