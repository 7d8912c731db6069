import type { SaleCardProps } from '../../../page-data/common-props';
import { useStore } from '../../../ui/store/use-store';
import { placeParts } from './place-parts';

interface CardDistanceProps {
  readonly sale: Pick<SaleCardProps, 'position' | 'schedule'>;
}

/** Distance of a sale from the visitor's place, or its parcels that touch it; nothing without a place. */
export function CardDistance({ sale }: CardDistanceProps) {
  const parts = useStore(placeParts, null);
  return parts !== null && <parts.KeptDistance sale={sale} />;
}
