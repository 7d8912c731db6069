import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { passageStart } from './passage-start';

/** What a transcript needs to move its recording. */
interface Seek {
  readonly player: RefObject<HTMLAudioElement | null>;
  /** For the time links: plays from the passage that was chosen. */
  readonly playFrom: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function seekTo(audio: HTMLAudioElement | null, hash: string): void {
  const start = passageStart(hash);
  // Before the recording is loaded the browser keeps this as the place to start from.
  if (audio !== null && start !== null) audio.currentTime = start;
}

/** Moves a recording to the passage that the address names, on arrival, on the way back, and by a time link. */
export function useSeek(): Seek {
  const player = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    function follow(): void {
      seekTo(player.current, location.hash);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);

  function playFrom({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLAnchorElement>): void {
    if (ctrlKey || metaKey || shiftKey) return;
    // The link may be to where the address already points, which changes no hash.
    seekTo(player.current, currentTarget.hash);
    player.current?.play().catch(() => {
      // The player shows by itself that it could not play.
    });
  }

  return { player, playFrom };
}
