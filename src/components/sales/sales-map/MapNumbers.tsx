import type { MapParcelRow } from '../../../model/derive/map/prairie-map';
import * as styles from './InteractiveMap.module.css';
import { toPixel, type MapView } from './map-view';

interface MapNumbersProps {
  readonly parcels: readonly MapParcelRow[];
  readonly view: MapView;
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** The number of each parcel, in the middle of its first piece. */
export function MapNumbers({ parcels, view }: MapNumbersProps) {
  return parcels.map(([number, [ring = []]]) => {
    const corners = ring.map((corner) => toPixel(view, corner));
    const [x, y] = [middle(corners.map(([left]) => left)), middle(corners.map(([, top]) => top))];
    return (
      <g key={number} className={styles.number}>
        <path d={`M${String(x - 10)} ${String(y - 10)}h20v20h-20z`} />
        <text x={x} y={y + 5}>
          {number}
        </text>
      </g>
    );
  });
}
