import type { LonLat } from '../../../lib/geo';
import { useStore } from '../../../ui/store/use-store';
import { placeParts } from './place-parts';

/** Distance of land from the visitor's place; nothing without one. */
export function CardDistance({ position }: { readonly position: LonLat }) {
  const parts = useStore(placeParts, null);
  return parts !== null && <parts.KeptDistance position={position} />;
}
