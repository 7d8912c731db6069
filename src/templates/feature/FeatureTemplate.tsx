import { useId } from 'react';
import type { HeadProps, PageProps } from 'gatsby';
import { PlanFigure } from '../../components/land/land-plan/PlanFigure';
import { SaleRegistration } from '../../components/sales/registration/SaleRegistration';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { planAtStatus } from '../../model/derive/plan/plan-at-status';
import type { SaleStatus } from '../../model/derive/status';
import { Badge } from '../../ui/badge/Badge';
import { FactList } from '../../ui/fact-list/FactList';
import { Figure } from '../../ui/figure/Figure';
import { Link } from '../../ui/link/Link';
import { LinkList } from '../../ui/link-list/LinkList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './FeatureTemplate.module.css';
import type { FeaturePageProps } from './props';

interface FeatureParcelProps {
  readonly feature: FeaturePageProps;
  readonly status: SaleStatus;
}

/** The parcel that the feature belongs to, on the plan of its sale. */
function FeatureParcel({ feature, status }: FeatureParcelProps) {
  const { schedule, offer, plan, parcel, parcelSummary, parcelFacts, priceFacts } = feature;
  const headingId = useId();
  return (
    <section className={styles.parcel} aria-labelledby={headingId}>
      {plan !== null && (
        <PlanFigure
          plan={planAtStatus(plan, schedule.status, status)}
          otherLabel={TEXTS.outcomes.otherParcels}
        />
      )}
      <div className={styles.facts}>
        <h2 id={headingId}>
          <Link href={parcel.href}>{parcel.label}</Link>
        </h2>
        <p>{parcelSummary}</p>
        <FactList facts={status === 'withdrawn' ? parcelFacts : [...parcelFacts, ...priceFacts]} />
        <SaleRegistration offer={offer} status={status} />
      </div>
    </section>
  );
}

export default function FeatureTemplate({
  pageContext: feature,
}: Pick<PageProps<object, FeaturePageProps>, 'pageContext'>) {
  const { breadcrumbs, heading, summary, schedule, kind, descriptionHtml, picture, parcel, others } = feature;
  const status = useSaleStatus(schedule);
  return (
    <Page breadcrumbs={breadcrumbs}>
      <div className={styles.feature}>
        <div className={styles.words}>
          <PageHeading heading={heading} summary={summary}>
            <StatusBadge slug={schedule.slug} status={status} />
            <Badge tone="label">{kind}</Badge>
          </PageHeading>
          {picture !== null && <Figure picture={picture} sizes="(min-width: 64em) 40rem, 100vw" eager />}
          <Prose html={descriptionHtml} />
          {others.length > 0 && (
            <section>
              <h2>{TEXTS.salePage.otherFeatures.fill({ parcel: parcel.label })}</h2>
              <LinkList links={others} modal />
            </section>
          )}
        </div>
        <FeatureParcel feature={feature} status={status} />
      </div>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, FeaturePageProps>) {
  return <PageHead {...pageContext.head} />;
}
