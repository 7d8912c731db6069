import { HatchPattern } from './HatchPattern';
import type { PlanState } from '../../../model/derive/plan/plan-props';
import * as styles from './PlanSvg.module.css';

interface PlanPatternsProps {
  readonly id: string;
  readonly states: readonly PlanState[];
}

/** The fills with lines or dots that this plan needs. */
export function PlanPatterns({ id, states }: PlanPatternsProps) {
  const live = states.includes('bidding now');
  const postponed = states.includes('postponed');
  const withdrawn = states.includes('withdrawn');
  if (!live && !postponed && !withdrawn) return null;
  return (
    <defs>
      {live && <HatchPattern id={`${id}b`} />}
      {postponed && (
        <pattern id={`${id}p`} className={styles.stipple} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 0h6v6H0z" />
          <path d="M0 0h1.6v1.6H0zM3 3h1.6v1.6H3z" />
        </pattern>
      )}
      {withdrawn && (
        <pattern
          id={`${id}w`}
          className={styles.crosses}
          width="20"
          height="20"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0h20v20H0z" />
          <path d="M0 0l20 20M20 0L0 20" />
        </pattern>
      )}
    </defs>
  );
}
