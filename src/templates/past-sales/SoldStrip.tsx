import { useRef, useState, type MouseEvent } from 'react';
import { PriceStrip } from '../../components/sales/price-strip/PriceStrip';
import { isPlainClick } from '../../lib/is-plain-click';
import { pricePerAcre } from '../../model/derive/prices';
import { median } from '../../model/derive/results';
import { stripLabel, type SoldLotProps } from '../../model/derive/strip-lots';
import type { PastSaleProps } from '../../page-data/result-props';
import type { StripPlan, StripResult } from './StripPlan';
import { useNearestSquare } from './use-nearest-square';

interface Opened {
  /** Loaded with the first opening. */
  readonly Plan: typeof StripPlan;
  readonly result: StripResult;
}

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
  /** The lots of the sales, by price per acre. */
  readonly lots: readonly SoldLotProps[];
}

/** The price strip. Each square shows the plan of its land, or opens its page if the plan cannot be loaded. */
export function SoldStrip({ sales, lots }: SoldStripProps) {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<Element>(null);
  const strip = useRef<HTMLDivElement>(null);
  useNearestSquare(strip);
  const results = resultsByLabel(sales);
  async function open(event: MouseEvent, result: StripResult | undefined): Promise<void> {
    if (result === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { StripPlan: Plan } = await import('./StripPlan');
      opener.current = link;
      setOpened({ Plan, result });
    } catch {
      // Not if the visitor has left the page meanwhile.
      if (link.isConnected) window.location.assign(result.lot.href);
    }
  }
  const close = () => {
    setOpened(undefined);
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
            onSelect: ({ label }, event) => void open(event, results.get(label)),
          }}
        />
      </div>
      {opened !== undefined && <opened.Plan result={opened.result} onClose={close} />}
    </>
  );
}
