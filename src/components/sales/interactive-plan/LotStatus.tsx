import { useEffect, useRef } from 'react';
import { noValue } from '../../../lib/no-value';
import type { LotRowProps } from '../../../page-data/lot-props';
import { regionReadyMs } from '../../../ui/interaction/live-region';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';

interface LotStatusProps {
  readonly lot: LotRowProps | undefined;
  readonly priceLabel: string;
}

function describeLot({ name, land, area, price, outcome }: LotRowProps, priceLabel: string): string {
  const priced = price === noValue ? '' : `${priceLabel} ${price}, `;
  return `${name}, ${land}, ${area}. ${priced}${outcome}.`;
}

/**
 * Announces to screen readers which parcel is shown. Its text is set a moment after it has been added to the page, so
 * that the first parcel is announced too.
 */
export function LotStatus({ lot, priceLabel }: LotStatusProps) {
  const status = useRef<HTMLSpanElement>(null);
  const text = lot === undefined ? '' : describeLot(lot, priceLabel);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (status.current !== null) status.current.textContent = text;
    }, regionReadyMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <VisuallyHidden>
      <span ref={status} role="status" />
    </VisuallyHidden>
  );
}
