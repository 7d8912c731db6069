import { SaleCard } from '../../components/sales/sale-card/SaleCard';
import { WithdrawnCard } from '../../components/sales/sale-card/WithdrawnCard';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';
import * as styles from './NotSold.module.css';
import type { PastSalesPageProps } from './props';

type NotSoldProps = Pick<PastSalesPageProps, 'unsold' | 'unsoldSummary' | 'postponed' | 'withdrawn'>;

/** Parcels without a bid, and postponed and withdrawn sales, which complete the record. */
export function NotSold({ unsold, unsoldSummary, postponed, withdrawn }: NotSoldProps) {
  if (unsold.length + postponed.length + withdrawn.length === 0) return null;
  return (
    <Section heading={TEXTS.pastSales.notSold}>
      {unsold.length > 0 && (
        <RowList
          rows={unsold.map(({ href, name, land, startingBid, perAcre }) => ({
            href,
            title: name,
            text: land,
            aside: `Not sold. Starting bid ${startingBid}, ${perAcre}`,
          }))}
        />
      )}
      <div className={styles.cards}>
        {postponed.map((sale) => (
          <SaleCard key={sale.href} sale={sale} />
        ))}
        {withdrawn.map((sale) => (
          <WithdrawnCard key={sale.href} sale={sale} />
        ))}
        <div className={styles.why}>
          <h3>{TEXTS.pastSales.why}</h3>
          <p>
            {TEXTS.pastSales.whyText} {unsoldSummary}
          </p>
        </div>
      </div>
    </Section>
  );
}
