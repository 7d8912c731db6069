import { formatLocalTime } from '../../lib/device-clock';

export interface DeviceTimeProps {
  /** ISO 8601 instants: a moment, or the beginning and the end of a span. */
  readonly startsAt: string;
  readonly endsAt?: string;
  /** Time zone in which the page shows times, in minutes east of UTC. */
  readonly offsetMinutes: number;
  /** The same at the end of a span, which may be after a clock change. */
  readonly endOffsetMinutes?: number;
  /** Text before and after the time, such as a space. */
  readonly className?: string | undefined;
}

/** The time of an event on the clock of this device, if that differs. */
export function DeviceTime({
  startsAt,
  endsAt,
  offsetMinutes,
  endOffsetMinutes = offsetMinutes,
  className,
}: DeviceTimeProps) {
  const from = formatLocalTime(new Date(startsAt), offsetMinutes);
  const to = endsAt === undefined ? null : formatLocalTime(new Date(endsAt), endOffsetMinutes);
  if (from === null) return null;
  const time = to === null ? from : `${from} to ${to}`;
  return <span className={className}>{TEXTS.controls.yourTime.fill({ time })}</span>;
}
