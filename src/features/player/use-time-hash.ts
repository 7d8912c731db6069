import { useEffect } from 'react';
import { parseTimeHash } from './playback-position';
import type { Recording } from './recording';
import { player } from './player';

/**
 * Moves a recording to the position in the address, on arrival and when the hash changes, without starting it.
 *
 * @param onSeek Must be the same function on every render.
 */
export function useTimeHash(recording: Recording, onSeek?: (seconds: number, hash: string) => void): void {
  useEffect(() => {
    function follow(): void {
      const seconds = parseTimeHash(location.hash);
      if (seconds === null) return;
      player.seek(recording, seconds);
      onSeek?.(seconds, location.hash);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [recording, onSeek]);
}
