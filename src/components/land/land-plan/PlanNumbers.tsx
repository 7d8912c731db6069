import type { PlanParcel } from '../../../model/derive/plan/plan-props';
import * as styles from './LandPlan.module.css';
import { PlanNumber } from './PlanNumber';
import { roundToTenth } from '../../../lib/round-to-tenth';

interface PlanNumbersProps {
  readonly parcels: readonly PlanParcel[];
  readonly atCorner: boolean;
  readonly scale: number;
}

/** The numbers of the parcels over their land. */
export function PlanNumbers({ parcels, atCorner, scale }: PlanNumbersProps) {
  return (
    <g className={styles.tags} strokeWidth={roundToTenth(1.1 * scale)} fontSize={roundToTenth(11.5 * scale)}>
      {parcels.map(
        (parcel) =>
          parcel.number !== '' && (
            <PlanNumber key={parcel.number} parcel={parcel} atCorner={atCorner} scale={scale} />
          ),
      )}
    </g>
  );
}
