import { myPlace, type MyPlace } from './my-place';
import { parsePlace } from './parse-place';
import { placeKey } from './place-key';

/** True when the browser has refused to store the place: it then lasts until the page is loaded again. */
let unsaved = false;

function isSame(a: MyPlace | null, b: MyPlace | null): boolean {
  return a?.label === b?.label && a?.position.join() === b?.position.join();
}

/** Reads the stored place, at first and when another tab has changed it. An invalid one is removed. */
export function readKeptPlace(): void {
  if (unsaved) return;
  try {
    const text = localStorage.getItem(placeKey);
    const place = text === null ? null : parsePlace(text);
    if (text !== null && place === null) localStorage.removeItem(placeKey);
    if (!isSame(place, myPlace.get())) myPlace.set(place);
  } catch {
    // Forbidden: nothing is kept.
  }
}

/** Sets the place and stores it only on the device. */
export function keepPlace(place: MyPlace): void {
  myPlace.set(place);
  try {
    localStorage.setItem(placeKey, JSON.stringify(place));
    unsaved = false;
  } catch {
    unsaved = true;
  }
}

/** Removes the place, here and in all other tabs. */
export function forgetPlace(): void {
  myPlace.set(null);
  unsaved = false;
  try {
    localStorage.removeItem(placeKey);
  } catch {
    // Forbidden: nothing is kept.
  }
}
