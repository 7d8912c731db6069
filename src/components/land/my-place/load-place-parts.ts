import { placeParts } from './place-parts';

/**
 * Loads the components that show distances from the visitor's place, and reads the stored place.
 *
 * @throws When the code cannot be loaded; the next call tries again.
 */
export async function loadPlaceParts(): Promise<void> {
  const { loadedParts } = await import(/* webpackChunkName: "my-place" */ './loaded-parts');
  loadedParts.readKeptPlace();
  placeParts.set(loadedParts);
}
