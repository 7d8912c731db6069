import type { SaleCardProps } from '../../../page-data/common-props';
import { useLateParts } from '../../../ui/store/use-late-parts';
import { placeParts } from './place-parts';

interface CardDistanceProps {
  readonly sale: Pick<SaleCardProps, 'position' | 'schedule'>;
}

/** Distance of a sale from the visitor's place, or its parcels that touch it; nothing without a place. */
export function CardDistance({ sale }: CardDistanceProps) {
  const parts = useLateParts(placeParts);
  return parts !== null && <parts.KeptDistance sale={sale} />;
}
