import type { SyntheticEvent } from 'react';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { StartToSold } from '../../components/sales/start-to-sold/StartToSold';
import { LotTable } from '../../components/sales/lot-table/LotTable';
import type { SalePageProps } from './props';
import { rowAtStatus } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';
import { planId } from './SaleMedia';
import * as styles from './SaleParcels.module.css';

type SaleOfParcels = Pick<
  SalePageProps,
  'plan' | 'parcels' | 'enBlocs' | 'finalPrices' | 'riseHtml' | 'schedule'
> & { readonly links: Pick<SalePageProps['links'], 'compare'> };

interface SaleParcelsProps {
  readonly sale: SaleOfParcels;
  readonly status: SaleStatus;
  /** Called with the index of the parcel whose row has the pointer or the focus; undefined for none. */
  readonly onPoint: (parcel: number | undefined) => void;
}

/** Returns the sentence above the parcels: an invitation until the sale is over, then one on its results, if any. */
function introduction(
  status: SaleStatus,
  { parcels: { length: parcels }, enBlocs, finalPrices }: SaleOfParcels,
): string | null {
  if (status === 'withdrawn') return null;
  if (status === 'completed') {
    if (!finalPrices) return null;
    return parcels > 1 ? TEXTS.salePage.results : TEXTS.salePage.resultOfOne;
  }
  if (enBlocs.length > 0) return TEXTS.salePage.bidOnBlock;
  return parcels > 1 ? TEXTS.salePage.bidOnSeveral : TEXTS.salePage.bidOnOne;
}

/** Returns the sentence below the table, which has no prices if the sale is withdrawn. */
function remark(status: SaleStatus, finalPrices: boolean): string {
  if (status === 'withdrawn') return TEXTS.salePage.asOffered;
  if (finalPrices) return TEXTS.salePage.acceptedBidsNote;
  if (status === 'completed') return TEXTS.salePage.closedBidsNote;
  return TEXTS.salePage.startingBidsNote;
}

/** Parcels and groups in one table; the row with the pointer or the focus highlights its land on the plan. */
export function SaleParcels({ sale, status, onPoint }: SaleParcelsProps) {
  const { plan, parcels, enBlocs, finalPrices, riseHtml, schedule, links } = sale;
  const rows = [...parcels, ...enBlocs.map((row) => ({ ...row, enBloc: true }))].map((row) =>
    rowAtStatus(row, schedule.status, status),
  );
  const text = introduction(status, sale);
  function point({ target }: SyntheticEvent): void {
    const id = target instanceof Element ? target.closest('tr')?.id : undefined;
    const index = parcels.findIndex((row) => row.id === id);
    onPoint(index < 0 ? undefined : index);
  }
  return (
    <FullWidthSection
      heading={TEXTS.sections.parcels}
      anchor="parcels"
      {...(text !== null && { text })}
      {...(links.compare !== null && { more: { label: TEXTS.saleActions.compare, href: links.compare } })}
    >
      <div className={plan === null ? undefined : styles.beside}>
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
        {plan !== null && (
          // Links of the plan are links in its copy too, and would be in the tab order twice.
          <div className={styles.plan} aria-hidden="true" inert>
            <svg width="0" height="0">
              <use href={`#${planId}`} />
            </svg>
          </div>
        )}
      </div>
      {riseHtml !== '' && (
        <div className={styles.rises}>
          <h3>{TEXTS.resultGraphics.rise}</h3>
          <StartToSold caption={TEXTS.resultGraphics.riseNote} rowsHtml={riseHtml} />
        </div>
      )}
    </FullWidthSection>
  );
}
