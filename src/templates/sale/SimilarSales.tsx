import { PlanThumbnail } from '../../components/land/land-plan/PlanThumbnail';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { RowList } from '../../ui/row-list/RowList';
import type { SimilarSalesProps } from './props';
import * as styles from './SimilarSales.module.css';

/** Other land for those who came for a sale that has no date, or is no longer available. */
export function SimilarSales({ similar: { sales, all } }: { readonly similar: SimilarSalesProps }) {
  if (sales.length === 0) return null;
  return (
    <FullWidthSection heading={TEXTS.salePage.similar} anchor="similar" more={all} joined>
      <RowList
        rows={sales.map(({ href, name, text, price, opens, plan }) => ({
          href,
          title: name,
          text,
          lead:
            plan === null ? null : (
              <span className={styles.plan}>
                <PlanThumbnail plan={plan} />
              </span>
            ),
          aside: (
            <>
              <b>{price}</b>
              <br />
              {opens}
            </>
          ),
        }))}
      />
    </FullWidthSection>
  );
}
