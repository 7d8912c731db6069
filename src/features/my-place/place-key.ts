/** Key of the place in the storage of the browser. */
export const placeKey = 'my-place';

/** Returns true if the browser stores a place, which may be invalid. */
export function isPlaceStored(): boolean {
  try {
    return localStorage.getItem(placeKey) !== null;
  } catch {
    return false;
  }
}
