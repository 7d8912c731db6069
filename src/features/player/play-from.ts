import type { MouseEvent } from 'react';
import type { Recording } from './recording';
import { player } from './player';
import { isPlainClick } from '../../lib/is-plain-click';

/**
 * Plays a recording from the position of a link.
 *
 * @returns True if it plays; a click that opens another tab is left to the browser.
 */
export function playFrom(event: MouseEvent, recording: Recording, seconds: number): boolean {
  if (!isPlainClick(event)) return false;
  player.seek(recording, seconds);
  player.play(recording);
  return true;
}
