import * as styles from './LandPlan.module.css';
import { short, type PlanParcelData } from './plan-data';

interface PlanTagProps {
  readonly parcel: PlanParcelData;
  readonly atCorner: boolean;
  readonly scale: number;
}

/** The number of a parcel in its square; white on ink where the land is plain gold and the plan is large. */
export function PlanTag({ parcel, atCorner, scale }: PlanTagProps) {
  const [x, y] = atCorner ? parcel.corner : parcel.centre;
  const half = (atCorner ? 7.2 : 8.2) * scale;
  const side = short(2 * half);
  return (
    <g className={atCorner && parcel.state === 'for sale' ? styles.inkTag : styles.tag}>
      <rect x={short(x - half)} y={short(y - half)} width={side} height={side} />
      <text x={short(x)} y={short(y + 4.1 * scale)}>
        {parcel.number}
      </text>
    </g>
  );
}
