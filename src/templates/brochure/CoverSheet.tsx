import { Logo } from '../../layout/logo/Logo';
import { SaleFigures } from '../../components/sales/sale-figures/SaleFigures';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import type { BrochurePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { Badge } from '../../ui/badge/Badge';
import { PlanFigure } from '../../components/land/land-plan/PlanFigure';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './BrochureTemplate.module.css';

interface CoverSheetProps {
  readonly sale: BrochurePageProps;
  readonly status: SaleStatus;
}

/** The result of a closed sale, which is not known between the close and the next build. */
function Result({ result }: Pick<BrochurePageProps, 'result'>) {
  return (
    <p>
      {result.label}
      <b>{result.value}</b>
      {result.note}
    </p>
  );
}

/** The first sheet: name, place, dates, the land as plan and picture, and its figures. */
export function CoverSheet({ sale, status }: CoverSheetProps) {
  const { brand, heading, summary, nearby, municipality, dates, stateNote, enBlocs } = sale;
  const { picture, plan, descriptionHtml } = sale;
  return (
    <div className={styles.sheet}>
      <div className={styles.brand}>
        <Logo brand={brand.label} href={brand.href} />
      </div>
      <div className={styles.head}>
        <PageHeading heading={heading} summary={summary}>
          <StatusBadge slug={sale.schedule.slug} status={status} />
          {enBlocs.length > 0 && <Badge tone="bloc">{TEXTS.saleCards.enBloc}</Badge>}
        </PageHeading>
        <div className={styles.when}>
          {dates !== null && (
            <p>
              <b>
                <time dateTime={dates.opensAt}>{dates.text}</time>
              </b>
              {dates.zone}
            </p>
          )}
          {stateNote !== null && <p>{stateNote}</p>}
          {status === 'completed' && <Result {...sale} />}
          <p>
            {nearby}, {municipality}
          </p>
        </div>
      </div>
      <div className={styles.views}>
        {picture !== null && (
          <figure>
            <ResponsivePicture picture={picture} sizes="(min-width: 45em) 57rem, 100vw" eager />
            {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
          </figure>
        )}
        {plan !== null && <PlanFigure plan={plan} />}
      </div>
      <div className={styles.figures}>
        <SaleFigures sale={sale} status={status} />
      </div>
      <Prose html={descriptionHtml} />
    </div>
  );
}
