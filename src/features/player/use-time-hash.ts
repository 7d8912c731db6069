import { useEffect } from 'react';
import { parseTimeHash } from './playback-position';
import type { Recording } from './recording';
import { player } from './player';

/**
 * Moves a recording to the place that the address names, on arrival and when the hash changes; it does not start it.
 *
 * @param onPlace Has to stay the same function from render to render.
 */
export function useTimeHash(recording: Recording, onPlace?: (seconds: number, hash: string) => void): void {
  useEffect(() => {
    function follow(): void {
      const place = parseTimeHash(location.hash);
      if (place === null) return;
      player.seek(recording, place);
      onPlace?.(place, location.hash);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [recording, onPlace]);
}
