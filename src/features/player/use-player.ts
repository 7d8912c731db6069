import { useSyncExternalStore } from 'react';
import { segmentIndexAt } from './playback-position';
import type { PlaybackState, Recording } from './recording';
import { player } from './player';

interface Playback {
  readonly phase: PlaybackState;
  /** Whole seconds. */
  readonly seconds: number;
  readonly rate: number;
}

/** Returns the playback state of a recording; in the HTML of the build, it has not been started. */
export function usePlayback(recording: Recording): Playback {
  const phase = useSyncExternalStore(
    player.subscribe,
    () => player.phaseOf(recording),
    () => 'idle' as const,
  );
  const seconds = useSyncExternalStore(
    player.subscribe,
    () => player.secondsOf(recording),
    () => 0,
  );
  const rate = useSyncExternalStore(player.subscribe, player.rate, () => 1);
  return { phase, seconds, rate };
}

/** The part of a recording that is played or would be next, by its index; -1 for a recording that was not started. */
export function useCurrentSegment(
  recording: Recording,
  parts: readonly { readonly start: number }[],
): number {
  return useSyncExternalStore(
    player.subscribe,
    () => {
      const seconds = player.secondsOf(recording);
      return seconds === 0 && player.phaseOf(recording) === 'idle' ? -1 : segmentIndexAt(parts, seconds);
    },
    () => -1,
  );
}

/** Returns the recording that was started in this visit; null before, and once it was closed. */
export function useActiveRecording(): Recording | null {
  return useSyncExternalStore(player.subscribe, player.started, () => null);
}
