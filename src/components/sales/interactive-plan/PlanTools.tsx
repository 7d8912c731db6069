import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import { rowAtStatus } from '../../../model/derive/prices';
import type { SaleStatus } from '../../../model/derive/status';
import type { AerialProps } from '../../../page-data/aerial';
import type { LinkProps } from '../../../page-data/common-props';
import type { LotRowProps } from '../../../page-data/lot-props';
import { AerialLayer } from './AerialLayer';
import { AerialSlider } from './AerialSlider';
import { LotPanel } from './LotPanel';
import { LotStatus } from './LotStatus';
import { usePlanKeys } from './use-plan-keys';

export interface PlanToolsProps {
  readonly plan: PlanProps;
  /** The parcels in the order of the plan, as of the build. */
  readonly lots: readonly LotRowProps[];
  readonly links: readonly (LinkProps | null)[];
  /** True where prices of parcels are accepted bids. */
  readonly finalPrices: boolean;
  readonly built: SaleStatus;
  readonly status: SaleStatus;
  readonly aerial: AerialProps | null;
  readonly selected: number | undefined;
  readonly onSelect: (parcel: number | undefined) => void;
}

/** Share of the plan that is drawn at first, in percent: all of it. */
const whole = 100;

/** The interactive parts of a plan: the figures of a parcel beside it, and the aerial picture beneath it. */
export function PlanTools(props: PlanToolsProps) {
  const { plan, lots, links, finalPrices, built, status, aerial, selected, onSelect } = props;
  const [drawn, setDrawn] = useState(whole);
  const [figure, setFigure] = useState<HTMLElement | null>(null);
  // The same function on every render: React would call a new one with null and the element each time.
  const findFigure = useCallback((element: HTMLElement | null) => {
    setFigure(element?.closest('figure') ?? null);
  }, []);
  const panel = useRef<HTMLDivElement>(null);
  const close = usePlanKeys({ figure, panel, links, selected, onSelect });
  const row = selected === undefined ? undefined : lots[selected];
  const lot = row && rowAtStatus(row, built, status);
  const priceLabel = finalPrices ? TEXTS.columns.price : TEXTS.columns.startingBid;
  const select = (to: number) =>
    to in lots
      ? () => {
          onSelect(to);
        }
      : undefined;
  return (
    <div ref={findFigure}>
      {aerial !== null && <AerialSlider drawn={drawn} caption={aerial.picture.caption} onChange={setDrawn} />}
      {aerial !== null &&
        figure !== null &&
        drawn < whole &&
        createPortal(<AerialLayer plan={plan} aerial={aerial} drawn={drawn} selected={selected} />, figure)}
      <div ref={panel}>
        <LotStatus lot={lot} priceLabel={priceLabel} />
        {lot !== undefined && selected !== undefined && (
          <LotPanel
            lot={lot}
            priceLabel={priceLabel}
            current={links[selected] === null}
            onPrevious={select(selected - 1)}
            onNext={select(selected + 1)}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}
