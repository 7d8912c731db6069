import { principalTownCount, type TownRow } from '../../../model/derive/map/prairie-map';
import { placeLabels, type Box } from '../../../model/derive/map/place-labels';
import * as styles from './InteractiveMap.module.css';
import { toPixel, townshipPixels, type MapView } from './map-view';

/** The side of a township in pixels below which only the principal towns have names. */
const farTownshipPx = 8;

interface MapTownsProps {
  readonly towns: readonly TownRow[];
  readonly view: MapView;
  /** Boxes that the names must not cover. */
  readonly taken: readonly Box[];
}

/** Towns, the important ones first: as many as have room, and more when zoomed in. */
export function MapTowns({ towns, view, taken }: MapTownsProps) {
  const far = townshipPixels(view) < farTownshipPx;
  const labels = (far ? towns.slice(0, principalTownCount) : towns).map(([text, longitude, latitude]) => ({
    text,
    at: toPixel(view, [longitude, latitude]),
  }));
  return (
    <g className={styles.towns}>
      {placeLabels(labels, taken, far ? 4 : 20, view.size).map(({ text, side, at: [x, y] }) => (
        <g key={`${text} ${String(x)}`}>
          <path d={`M${(x - 2.5).toFixed(1)} ${(y - 2.5).toFixed(1)}h5v5h-5z`} />
          <text
            x={side === 'right' ? x + 7 : x - 7}
            y={y}
            dy="0.35em"
            textAnchor={side === 'right' ? 'start' : 'end'}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
