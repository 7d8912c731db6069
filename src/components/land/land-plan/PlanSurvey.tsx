import type { PlanProps } from '../../../model/derive/plan/plan-props';
import * as styles from './LandPlan.module.css';

const section = 80;
const road = 7;

interface PlanSurveyProps {
  readonly id: string;
  readonly survey: PlanProps['survey'];
  /** West and north edge of the drawing. */
  readonly viewBox: readonly [x: number, y: number, ...rest: number[]];
}

/** The survey behind the land: sections between their roads, quarters dotted. */
export function PlanSurvey({ id, survey: { y, rows }, viewBox: [west, north] }: PlanSurveyProps) {
  const tops = Array.from({ length: rows }, (_, row) => road + row * section);
  return (
    <>
      <pattern
        id={id}
        className={styles.survey}
        y={y}
        width={section + road}
        height={rows * section + road}
        patternUnits="userSpaceOnUse"
      >
        <path d={tops.map((top) => `M0 ${String(top)}h80v80h-80z`).join('')} />
        <path d={tops.map((top) => `M40 ${String(top)}v80M0 ${String(top + 40)}h80`).join('')} />
      </pattern>
      <rect x={west} y={north} width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
