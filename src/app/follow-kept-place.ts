import { loadPlaceParts } from '../components/land/my-place/load-place-parts';
import { idleParts, placeParts } from '../components/land/my-place/place-parts';
import { PlaceButton } from '../components/land/my-place/PlaceButton';
import { isPlaceStored, placeKey } from '../features/my-place/place-key';

/** If its scripts cannot be loaded, the page says nothing about the place; the next page tries again. */
function showKeptPlace(): void {
  if (placeParts.get() !== null || isPlaceStored()) loadPlaceParts().catch(() => undefined);
}

/**
 * Shows the button that sets the visitor's place, and distances from the place that the browser keeps as soon as there
 * is one: set before, or in another tab.
 */
export function followKeptPlace(): void {
  idleParts.set({ PlaceButton });
  addEventListener('storage', ({ key }) => {
    // A null key means that all of the storage was cleared.
    if (key === placeKey || key === null) showKeptPlace();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKeptPlace();
  });
  showKeptPlace();
}
