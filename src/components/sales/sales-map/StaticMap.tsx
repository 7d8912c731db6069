import { useId } from 'react';
import { mapSize, type MapPoint } from '../../../model/derive/map/map-projection';
import type { MapMarker as MarkerPosition, SalesMapProps } from '../../../model/derive/map/sales-map';
import { PlanPatterns } from '../../land/land-plan/PlanPatterns';
import { markerLabel, type MapEntry } from './map-entry';
import { MapMarker } from './MapMarker';
import { markerStates } from './marker-states';
import * as styles from './SalesMap.module.css';

interface StaticMapProps {
  readonly map: SalesMapProps;
  readonly marks: readonly (MapEntry & MarkerPosition)[];
  /** The place that a visitor chose, where it is on the map. */
  readonly place: MapPoint | null;
}

/** The map as it is without scripts and on paper. */
export function StaticMap({ map, marks, place }: StaticMapProps) {
  const patternId = useId();
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${mapSize.join(' ')}`}
      role="group"
      aria-label={TEXTS.names.salesMap}
    >
      <PlanPatterns id={patternId} states={marks.map(({ status }) => markerStates[status])} />
      <path className={styles.outline} d={map.outline} />
      <g className={styles.names} aria-hidden="true">
        {Object.entries(map.provinceLabels).map(([code, [x, y]]) => (
          <text key={code} x={x} y={y}>
            {code}
          </text>
        ))}
      </g>
      <path
        className={styles.lead}
        d={marks.map(({ at, land }) => `M${land.join(' ')}L${at.join(' ')}`).join('')}
      />
      <path className={styles.land} d={marks.map(({ land }) => `M${land.join(' ')}h0`).join('')} />
      {place !== null && <path className={styles.place} d={`M${place.join(' ')}m-9-9l18 18m0-18l-18 18`} />}
      {marks.map((mark) => (
        <MapMarker
          key={mark.href}
          href={mark.href}
          label={markerLabel(mark)}
          number={mark.number}
          state={markerStates[mark.status]}
          at={mark.at}
          patternId={patternId}
        />
      ))}
    </svg>
  );
}
