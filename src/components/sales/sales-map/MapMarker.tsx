import type { MapPoint } from '../../../model/derive/map/map-projection';
import type { PlanState } from '../../../model/derive/plan/plan-props';
import { PlanParcel } from '../../land/land-plan/PlanParcel';
import { Link } from '../../../ui/link/Link';
import * as styles from './SalesMap.module.css';

interface MapMarkerProps {
  readonly href: string;
  readonly label: string;
  readonly number: string;
  readonly state: PlanState;
  readonly at: MapPoint;
  /** The id that the patterns of the map begin with. */
  readonly patternId: string;
}

/** A sale on the map: a square filled as its land is on a plan, with its number. Its touch target is larger. */
export function MapMarker({ href, label, number, state, at, patternId }: MapMarkerProps) {
  const [x, y] = at;
  return (
    <Link href={href} label={label} className={styles.mark}>
      <path className={styles.target} d={`M${x - 19} ${y - 19}h38v38h-38z`} />
      <PlanParcel
        parcel={{
          number,
          state,
          outline: `M${x - 12} ${y - 12}h24v24h-24z`,
          surveyLines: '',
          centre: at,
          corner: at,
          pivots: [],
        }}
        patternId={patternId}
      />
      <path className={styles.tag} d={`M${x - 6.5} ${y - 6.5}h13v13h-13z`} />
      <text x={x} y={y + 4}>
        {number}
      </text>
    </Link>
  );
}
