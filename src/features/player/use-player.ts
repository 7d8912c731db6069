import { useSyncExternalStore } from 'react';
import { partAt } from './play-time';
import type { Phase, Recording } from './recording';
import { player } from './the-player';

interface Playing {
  readonly phase: Phase;
  /** Whole seconds. */
  readonly seconds: number;
  readonly rate: number;
}

/** How it stands with a recording; in the HTML that the build makes, it was not begun. */
export function usePlaying(recording: Recording): Playing {
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

/** The part of a recording that is played or would be next, by its index; -1 for a recording that was not begun. */
export function usePartPlaying(recording: Recording, parts: readonly { readonly start: number }[]): number {
  return useSyncExternalStore(
    player.subscribe,
    () => {
      const seconds = player.secondsOf(recording);
      return seconds === 0 && player.phaseOf(recording) === 'idle' ? -1 : partAt(parts, seconds);
    },
    () => -1,
  );
}

/** What was started in this visit; null before, and once it was closed. */
export function useStarted(): Recording | null {
  return useSyncExternalStore(player.subscribe, player.started, () => null);
}
