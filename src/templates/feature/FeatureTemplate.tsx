import type { HeadProps, PageProps } from 'gatsby';
import { PlanFigure } from '../../components/land/land-plan/PlanFigure';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Badge } from '../../ui/badge/Badge';
import { Figure } from '../../ui/figure/Figure';
import { LinkList } from '../../ui/link-list/LinkList';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import type { FeaturePageProps } from './props';

export default function FeatureTemplate({ pageContext }: PageProps<object, FeaturePageProps>) {
  const { breadcrumbs, heading, summary, kind, descriptionHtml, picture, plan, parcel, parcelFacts, others } =
    pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <PageHeading heading={heading} summary={summary}>
        <Badge tone="label">{kind}</Badge>
      </PageHeading>
      {picture !== null && <Figure picture={picture} sizes="(min-width: 83em) 78rem, 100vw" eager />}
      <Prose html={descriptionHtml} />
      <section>
        <h2>{TEXTS.sections.location}</h2>
        <p>{parcelFacts}</p>
        {plan !== null && <PlanFigure plan={plan} otherLabel={TEXTS.outcomes.soldSeparately} />}
        <MoreLink href={parcel.href}>{parcel.label}</MoreLink>
      </section>
      {others.length > 0 && (
        <section>
          <h2>Also on {parcel.label}</h2>
          <LinkList links={others} modal />
        </section>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, FeaturePageProps>) {
  return <PageHead {...pageContext.head} />;
}
