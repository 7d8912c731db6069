import type { SyntheticEvent } from 'react';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { LotTable } from '../../components/sales/lot-table/LotTable';
import type { SalePageProps } from './props';
import { outcomeAtStatus } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';

interface SaleParcelsProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
  /** Called with the place of the parcel whose row the pointer or the focus is in; undefined for none. */
  readonly onPoint: (parcel: number | undefined) => void;
}

/** What a buyer may bid on; of a sale that is off or over, nothing to bid on. */
function invitation(status: SaleStatus, parcels: number, enBloc: boolean): string {
  if (status === 'completed') return 'What each one brought.';
  if (status === 'withdrawn') return 'As they were offered.';
  if (enBloc) return 'Bid on one, on several, or on the block.';
  return parcels > 1 ? 'Bid on one, or on several.' : 'One parcel, one bid.';
}

function remark(status: SaleStatus, finalPrices: boolean): string {
  if (finalPrices) return 'Canadian dollars. A parcel without an accepted bid shows its starting bid.';
  if (status === 'completed') return 'Canadian dollars. These are the starting bids.';
  return 'Canadian dollars. A starting bid is set below what we expect, and a parcel with no bid is not sold.';
}

/** Parcels and groups in one table; the row that is pointed at thickens its edge on the plan. */
export function SaleParcels({ sale, status, onPoint }: SaleParcelsProps) {
  const { parcels, enBlocs, finalPrices, schedule, links } = sale;
  const rows = [...parcels, ...enBlocs.map((row) => ({ ...row, enBloc: true }))].map((row) => ({
    ...row,
    outcome: outcomeAtStatus(row.outcome, schedule.status, status),
  }));
  function point({ target }: SyntheticEvent): void {
    const id = target instanceof Element ? target.closest('tr')?.id : undefined;
    const place = parcels.findIndex((row) => row.id === id);
    onPoint(place < 0 ? undefined : place);
  }
  return (
    <FullWidthSection
      heading="Parcels"
      anchor="parcels"
      text={invitation(status, parcels.length, enBlocs.length > 0)}
      {...(links.compare !== null && { more: { label: 'Compare side by side', href: links.compare } })}
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
          priceLabel={finalPrices ? 'Price' : 'Starting bid'}
          withOutcome={status === 'completed'}
        />
      </div>
    </FullWidthSection>
  );
}
