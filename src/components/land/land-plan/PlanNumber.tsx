import type { PlanProps } from '../../../model/derive/plan/plan-props';
import * as styles from './LandPlan.module.css';
import { roundToTenth } from '../../../lib/round-to-tenth';

interface PlanNumberProps {
  readonly parcel: PlanProps['parcels'][number];
  readonly atCorner: boolean;
  readonly scale: number;
}

/** The number of a parcel in its square; white on ink where the land is plain gold and the plan is large. */
export function PlanNumber({ parcel, atCorner, scale }: PlanNumberProps) {
  const [x, y] = atCorner ? parcel.corner : parcel.centre;
  const half = (atCorner ? 7.2 : 8.2) * scale;
  const side = roundToTenth(2 * half);
  return (
    <g className={atCorner && parcel.state === 'for sale' ? styles.inkTag : styles.tag}>
      <rect x={roundToTenth(x - half)} y={roundToTenth(y - half)} width={side} height={side} />
      <text x={roundToTenth(x)} y={roundToTenth(y + 4.1 * scale)}>
        {parcel.number}
      </text>
    </g>
  );
}
