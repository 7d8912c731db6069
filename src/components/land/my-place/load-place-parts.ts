import { placeParts } from './place-parts';

/**
 * Loads what shows distances from the visitor's place, and reads the place that the browser keeps.
 *
 * @throws When the code cannot be had; the next call tries again.
 */
export async function loadPlaceParts(): Promise<void> {
  const { loadedParts } = await import(/* webpackChunkName: "my-place" */ './loaded-parts');
  loadedParts.readKeptPlace();
  placeParts.set(loadedParts);
}
