import { useId } from 'react';
import { mapLevel, type MapLevel } from '../../../model/derive/map/map-levels';
import type { MapPoint } from '../../../model/derive/map/map-projection';
import type { Box } from '../../../model/derive/map/place-labels';
import type { MapParcelRow, PrairieMap } from '../../../model/derive/map/prairie-map';
import { separateMarkers } from '../../../model/derive/map/separate-markers';
import type { PlanState } from '../../../model/derive/plan/plan-props';
import { PlanPatterns } from '../../land/land-plan/PlanPatterns';
import * as styles from './InteractiveMap.module.css';
import { markerLabel, type MapEntry, type MapPlace } from './map-entry';
import { MapLand } from './MapLand';
import { MapMarker } from './MapMarker';
import { MapNumbers } from './MapNumbers';
import { MapTowns } from './MapTowns';
import { isInView, toPixel, townshipPixels, type MapView } from './map-view';
import { markerStates } from './marker-states';

/** Scale of markers, which are drawn in the units of the static map. */
const markerScale = 1.35;
/** Smallest distance between two of them, in pixels. */
const spacing = 42;

interface MapSalesProps {
  readonly map: PrairieMap;
  readonly view: MapView;
  /** The view before the current movement. */
  readonly settled: MapView;
  readonly level: MapLevel;
  readonly entries: readonly MapEntry[];
  readonly place: MapPlace | null;
}

interface PlacedEntry extends MapEntry {
  /** The pixel of its land. */
  readonly land: MapPoint;
  readonly parcels: readonly MapParcelRow[];
}

/**
 * The sales in view. Sales that were in view before the movement stay until it ends: a browser sends the end of a touch
 * to the element where it began, and to nothing if that was removed.
 */
function placed({ map, view, settled, entries }: MapSalesProps): PlacedEntry[] {
  return entries.flatMap((entry) => {
    if (entry.position === null) return [];
    const land = toPixel(view, entry.position);
    const parcels = map.parcels[entry.slug] ?? [];
    const corners = parcels.flatMap(([, rings]) => rings.flat());
    const inView = [entry.position, ...corners].some((corner) =>
      [view, settled].some((either) => isInView(either, toPixel(either, corner))),
    );
    return inView ? [{ ...entry, land, parcels }] : [];
  });
}

function stateOf({ plan, status }: MapEntry, number: string): PlanState {
  return plan?.parcels.find((parcel) => parcel.number === number)?.state ?? markerStates[status];
}

function boxAround([x, y]: MapPoint, side: number): Box {
  return [x - side / 2, y - side / 2, side, side];
}

/** Towns, the place that a visitor chose, and the sales: as markers or, zoomed in, as their land. */
export function MapSales(props: MapSalesProps) {
  const { map, view, settled, level, place } = props;
  const patternId = useId();
  const all = placed(props);
  const near = mapLevel(townshipPixels(settled)).parcels;
  const isLand = ({ parcels }: PlacedEntry) => near && parcels.length > 0;
  const lands = all.filter(isLand);
  const marked = all.filter((entry) => !isLand(entry));
  const visible = marked.filter(({ land }) => isInView(view, land));
  const positions = separateMarkers(
    visible.map(({ land }) => land),
    spacing,
    view.size,
  );
  const moved = new Map(visible.map(({ href }, index) => [href, positions[index]]));
  const marks = marked.map((entry) => ({ ...entry, at: moved.get(entry.href) ?? entry.land }));
  const cross = place === null ? null : toPixel(view, place.position);
  const taken = [
    ...marks.map(({ at }) => boxAround(at, spacing)),
    ...lands.map(({ land }) => boxAround(land, 120)),
    ...(cross === null ? [] : [boxAround(cross, 60)]),
  ];
  return (
    <>
      <PlanPatterns
        id={patternId}
        states={[
          ...all.map(({ status }) => markerStates[status]),
          ...lands.flatMap((entry) => entry.parcels.map(([number]) => stateOf(entry, number))),
        ]}
      />
      <g className={styles.ground} aria-hidden="true">
        {level.waters && <MapTowns towns={map.towns} view={view} taken={taken} />}
        <path
          className={styles.lead}
          d={marks.map(({ at, land }) => `M${land.join(' ')}L${at.join(' ')}`).join('')}
        />
        <path className={styles.point} d={marks.map(({ land }) => `M${land.join(' ')}h0`).join('')} />
        {cross !== null && (
          <g className={styles.place}>
            <path d={`M${cross.join(' ')}m-10-10l20 20m0-20l-20 20`} />
            <text x={cross[0]} y={cross[1] + 28}>
              {place?.name}
            </text>
          </g>
        )}
      </g>
      {lands.map((entry) => (
        <MapLand
          key={entry.href}
          href={entry.href}
          label={markerLabel(entry)}
          name={entry.name}
          at={entry.land}
          parcels={entry.parcels}
          stateOf={(number) => stateOf(entry, number)}
          view={view}
          patternId={patternId}
        />
      ))}
      {level.parcelNumbers && (
        <g className={styles.ground} aria-hidden="true">
          {lands.map(({ href, parcels }) => (
            <MapNumbers key={href} parcels={parcels} view={view} />
          ))}
        </g>
      )}
      {marks.map((entry) => (
        <g
          key={entry.href}
          transform={`translate(${entry.at.map((part) => part.toFixed(1)).join(' ')})scale(${String(markerScale)})`}
        >
          <MapMarker
            href={entry.href}
            label={markerLabel(entry)}
            number={entry.number}
            state={markerStates[entry.status]}
            at={[0, 0]}
            patternId={patternId}
          />
        </g>
      ))}
    </>
  );
}
