import { LotTable } from '../../layout/lot-table/LotTable';
import type { SalePageProps } from '../../model/derive/pages/sale-props';
import { MoreLink } from '../../ui/more-link/MoreLink';

/** The en bloc groups of a sale; nothing when it has none. */
export function EnBlocSection({ sale }: { readonly sale: SalePageProps }) {
  const { enBlocs, enBlocDelayMinutes, finalPrices, links } = sale;
  if (enBlocs.length === 0) return null;
  const dated = enBlocs.filter(({ date }) => date !== 'No date yet');
  return (
    <section>
      <h2>En bloc</h2>
      <p>
        The same land in one bid. En bloc bidding opens {enBlocDelayMinutes} minutes after the parcels close,
        for bidders who took part and qualify. It never adds to the totals.
      </p>
      {dated.map(({ name, date }) => (
        <p key={name}>
          {name}: {date}
        </p>
      ))}
      <LotTable
        caption="En bloc groups"
        lots={enBlocs}
        priceLabel={finalPrices ? 'Accepted or starting bid' : 'Starting bid'}
      />
      <MoreLink href={links.enBlocQuestion.href}>{links.enBlocQuestion.label}</MoreLink>
    </section>
  );
}
