import { useEffect, useRef } from 'react';
import type { LotRowProps } from '../../../page-data/lot-props';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';

interface LotStatusProps {
  readonly lot: LotRowProps | undefined;
  readonly priceLabel: string;
}

/** Tells screen readers which parcel is shown. Its text is set after it is on the page, so that the first is told too. */
export function LotStatus({ lot, priceLabel }: LotStatusProps) {
  const status = useRef<HTMLSpanElement>(null);
  const text =
    lot === undefined
      ? ''
      : `${lot.name}, ${lot.land}, ${lot.titled}. ${priceLabel} ${lot.price}, ${lot.outcome}.`;
  useEffect(() => {
    if (status.current !== null) status.current.textContent = text;
  }, [text]);
  return (
    <VisuallyHidden>
      <span ref={status} role="status" />
    </VisuallyHidden>
  );
}
