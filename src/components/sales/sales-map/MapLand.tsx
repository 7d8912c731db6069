import type { MapPoint } from '../../../model/derive/map/map-projection';
import type { MapParcelRow } from '../../../model/derive/map/prairie-map';
import type { PlanState } from '../../../model/derive/plan/plan-props';
import { PlanParcel } from '../../land/land-plan/PlanParcel';
import { Link } from '../../../ui/link/Link';
import * as styles from './InteractiveMap.module.css';
import { ringsPath } from './line-path';
import { toPixel, type MapView } from './map-view';

interface MapLandProps {
  readonly href: string;
  readonly label: string;
  readonly name: string;
  readonly at: MapPoint;
  readonly parcels: readonly MapParcelRow[];
  /** State of each parcel, by its number. */
  readonly stateOf: (number: string) => PlanState;
  readonly view: MapView;
  readonly patternId: string;
}

/** The land of a sale, parcel by parcel, with its name below. */
export function MapLand(props: MapLandProps) {
  const { href, label, name, at, parcels, stateOf, view, patternId } = props;
  const corners = parcels.flatMap(([, rings]) =>
    rings.flatMap((ring) => ring.map((corner) => toPixel(view, corner))),
  );
  const [west, east] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const south = Math.max(...corners.map(([, y]) => y));
  return (
    <Link href={href} label={label} className={styles.land}>
      <path className={styles.target} d={`M${at[0] - 22} ${at[1] - 22}h44v44h-44z`} />
      {parcels.map(([number, rings]) => (
        <PlanParcel
          key={number}
          parcel={{
            number,
            state: stateOf(number),
            outline: ringsPath(view, rings),
            surveyLines: '',
            centre: at,
            corner: at,
            pivots: [],
          }}
          patternId={patternId}
        />
      ))}
      <text className={styles.saleName} x={(west + east) / 2} y={south + 20}>
        {name}
      </text>
    </Link>
  );
}
