import { countdownParts, formatCountdown } from '../../model/derive/countdown';
import { useNow } from './now';

interface CountdownProps {
  /** An ISO 8601 instant. */
  readonly until: string;
  /** Label of the moment, such as "opens in", also for screen readers. */
  readonly prefix: string;
  readonly className?: string | undefined;
}

/** Time left until a moment; empty without scripts and once it has passed. */
export function Countdown({ until, prefix, className }: CountdownProps) {
  const now = useNow();
  const target = new Date(until);
  if (now === null || now >= target.getTime()) return null;
  return (
    <span className={className} role="timer" aria-live="off">
      <span>{prefix} </span>
      <b>{formatCountdown(countdownParts(target, new Date(now)))}</b>
    </span>
  );
}
