import { useEffect, useRef } from 'react';

interface TimeLimit {
  readonly ms: number;
  readonly running: boolean;
  /** Another round has the time begin anew. */
  readonly round: number;
  readonly onEnd: () => void;
}

/** Tells when the time has run out; while it does not run it stands still. `onEnd` keeps its identity. */
export function useTimeLimit({ ms, running, round, onEnd }: TimeLimit): void {
  const left = useRef(ms);

  useEffect(() => {
    left.current = ms;
  }, [ms, round]);

  useEffect(() => {
    if (!running) return undefined;
    const began = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [ms, running, round, onEnd]);
}
