import type { SyntheticEvent } from 'react';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { LotTable } from '../../components/sales/lot-table/LotTable';
import type { SalePageProps } from './props';
import { outcomeAtStatus } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';

interface SaleParcelsProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
  /** Called with the index of the parcel whose row has the pointer or the focus; undefined for none. */
  readonly onPoint: (parcel: number | undefined) => void;
}

/** Sentence above the parcels; without an invitation when the sale is withdrawn or over. */
function invitation(status: SaleStatus, parcels: number, enBloc: boolean): string {
  if (status === 'completed') return TEXTS.salePage.results;
  if (status === 'withdrawn') return TEXTS.salePage.asOffered;
  if (enBloc) return TEXTS.salePage.bidOnBlock;
  return parcels > 1 ? TEXTS.salePage.bidOnSeveral : TEXTS.salePage.bidOnOne;
}

function remark(status: SaleStatus, finalPrices: boolean): string {
  if (finalPrices) return TEXTS.salePage.acceptedBidsNote;
  if (status === 'completed') return TEXTS.salePage.closedBidsNote;
  return TEXTS.salePage.startingBidsNote;
}

/**
 * Parcels and groups in one table; the row with the pointer or the focus thickens the edge of its land on the plan.
 */
export function SaleParcels({ sale, status, onPoint }: SaleParcelsProps) {
  const { parcels, enBlocs, finalPrices, schedule, links } = sale;
  const rows = [...parcels, ...enBlocs.map((row) => ({ ...row, enBloc: true }))].map((row) => ({
    ...row,
    outcome: outcomeAtStatus(row.outcome, schedule.status, status),
  }));
  function point({ target }: SyntheticEvent): void {
    const id = target instanceof Element ? target.closest('tr')?.id : undefined;
    const index = parcels.findIndex((row) => row.id === id);
    onPoint(index < 0 ? undefined : index);
  }
  return (
    <FullWidthSection
      heading={TEXTS.sections.parcels}
      anchor="parcels"
      text={invitation(status, parcels.length, enBlocs.length > 0)}
      {...(links.compare !== null && { more: { label: TEXTS.saleActions.compare, href: links.compare } })}
    >
      <div
        role="presentation"
        onPointerOver={point}
        onFocus={point}
        onPointerLeave={() => {
          onPoint(undefined);
        }}
      >
        <LotTable
          caption={remark(status, finalPrices)}
          lots={rows}
          priceLabel={finalPrices ? TEXTS.columns.price : TEXTS.columns.startingBid}
          withOutcome={status === 'completed'}
        />
      </div>
    </FullWidthSection>
  );
}
