import { Suspense, useRef, useState } from 'react';
import { PriceStrip } from '../../components/sales/price-strip/PriceStrip';
import { isPlainClick } from '../../lib/is-plain-click';
import { pricePerAcre } from '../../model/derive/prices';
import { median } from '../../model/derive/results';
import { stripLabel, type SoldLotProps } from '../../model/derive/strip-lots';
import type { PastSaleProps } from '../../page-data/result-props';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import type { StripResult } from './StripPlan';
import { useNearestSquare } from './use-nearest-square';

/** If it cannot be loaded, a square leads to the page of its land. */
let unavailable = false;
const StripPlan = lazyPart(
  async () => (await import('./StripPlan')).StripPlan,
  () => {
    unavailable = true;
    return undefined;
  },
);

function resultsByLabel(sales: readonly PastSaleProps[]): ReadonlyMap<string, StripResult> {
  return new Map(
    sales.flatMap((sale) =>
      sale.lots.map((lot) => [
        stripLabel(sale.name, lot.lot, pricePerAcre(lot.price, lot.titledAcres) ?? 0),
        { sale, lot },
      ]),
    ),
  );
}

interface SoldStripProps {
  readonly sales: readonly PastSaleProps[];
  /** Those of the sales, by price per acre. */
  readonly lots: readonly SoldLotProps[];
}

/** The strip of prices, of which each square leads to its land and shows its plan. */
export function SoldStrip({ sales, lots }: SoldStripProps) {
  const [selected, setSelected] = useState<StripResult>();
  const opener = useRef<Element>(null);
  const strip = useRef<HTMLDivElement>(null);
  useNearestSquare(strip);
  const results = resultsByLabel(sales);
  const close = () => {
    setSelected(undefined);
    if (opener.current instanceof SVGElement) opener.current.focus();
  };
  return (
    <>
      <div ref={strip}>
        <PriceStrip
          lots={lots}
          median={median(lots.map(({ perAcre }) => perAcre)) ?? 0}
          named
          links={{
            label: TEXTS.resultGraphics.squares,
            hrefOf: ({ label }) => results.get(label)?.lot.href ?? '',
            onSelect: ({ label }, event) => {
              if (unavailable || !isPlainClick(event)) return;
              event.preventDefault();
              opener.current = event.currentTarget;
              setSelected(results.get(label));
            },
          }}
        />
      </div>
      {selected !== undefined && (
        <Suspense>
          <StripPlan result={selected} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
