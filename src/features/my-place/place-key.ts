/** Key of the place in the storage of the browser. */
export const placeKey = 'my-place';

/** Returns true when the browser stores a place, which may be broken. */
export function isPlaceStored(): boolean {
  try {
    return localStorage.getItem(placeKey) !== null;
  } catch {
    return false;
  }
}
