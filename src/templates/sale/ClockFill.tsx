import { HatchPattern } from '../../components/land/land-plan/HatchPattern';
import { useId } from 'react';
import { useNow } from '../../features/sale-status/now';
import { clockSector } from '../../model/derive/round-clock';
import type { RoundClockProps } from '../../page-data/round-clock';
import { useMediaQuery } from '../../ui/interaction/use-media-query';
import * as styles from './ClockFill.module.css';

const minuteMs = 60_000;

/**
 * The part of the pause that has passed, hatched on the clock: by the second, or by the minute for visitors who prefer
 * reduced motion. Nothing before the close.
 */
export function ClockFill({ closesAt, minutes, from }: RoundClockProps) {
  const id = useId();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const now = useNow();
  const passed = now === null ? 0 : Math.min(minutes, (now - Date.parse(closesAt)) / minuteMs);
  const shown = still ? Math.floor(passed) : passed;
  if (shown <= 0) return null;
  return (
    <>
      <HatchPattern id={id} />
      <path className={styles.passed} d={clockSector(from, shown)} fill={`url(#${id})`} />
    </>
  );
}
