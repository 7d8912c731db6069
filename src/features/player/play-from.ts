import type { MouseEvent } from 'react';
import type { Recording } from './recording';
import { player } from './player';

/** Whether a click asks the browser for another tab or window. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * For links to a place in a recording: plays from there.
 *
 * @returns Whether it did; a click for another tab is left to the browser.
 */
export function playFrom(event: MouseEvent, recording: Recording, seconds: number): boolean {
  if (isForBrowser(event)) return false;
  player.seek(recording, seconds);
  player.play(recording);
  return true;
}
