import { useCallback, useSyncExternalStore } from 'react';
import { formatLocalTime } from '../../lib/device-clock';

interface LocalTimeProps {
  /** ISO 8601 instants: a moment, or the beginning and the end of a span. */
  readonly at: string;
  readonly until?: string;
  /** Of the clock on which the page tells them, in minutes east of UTC. */
  readonly offset: number;
  /** Before and after the time, such as a space. */
  readonly className?: string | undefined;
}

function never(): () => void {
  return () => undefined;
}

/** The visitor's own time of something, where his clock differs; nothing in the HTML that the build makes. */
export function LocalTime({ at, until, offset, className }: LocalTimeProps) {
  const read = useCallback(() => {
    const from = formatLocalTime(new Date(at), offset);
    const to = until === undefined ? null : formatLocalTime(new Date(until), offset);
    return from === null ? null : to === null ? from : `${from} to ${to}`;
  }, [at, until, offset]);
  const text = useSyncExternalStore(never, read, () => null);
  return text === null ? null : <span className={className}>Your time: {text}</span>;
}
