import { useId, useRef, type RefObject } from 'react';
import { plural } from '../../../lib/plural';
import { mapLevel } from '../../../model/derive/map/map-levels';
import type { MapPoint } from '../../../model/derive/map/map-projection';
import type { PrairieMap } from '../../../model/derive/map/prairie-map';
import * as styles from './InteractiveMap.module.css';
import { MapCaption } from './MapCaption';
import { MapControls } from './MapControls';
import type { MapEntry, MapPlace } from './map-entry';
import { MapGround } from './MapGround';
import { MapSales } from './MapSales';
import { isInView, toPixel, townshipPixels } from './map-view';
import { SurveyNames } from './SurveyNames';
import { useFollowFilters } from './use-follow-filters';
import { useKeptFocus } from './use-kept-focus';
import { useMapKeys } from './use-map-keys';
import { useMapZoom } from './use-map-zoom';

export interface MapStageProps {
  /** The figure that holds the map, and the static drawing that it replaces. */
  readonly figure: RefObject<HTMLElement | null>;
  readonly map: PrairieMap;
  /** Width and height in pixels. */
  readonly size: MapPoint;
  /** The sales that match the filters. */
  readonly entries: readonly MapEntry[];
  /** Number of all sales. */
  readonly total: number;
  readonly place: MapPlace | null;
}

/** A drawing that moves within a fixed frame, with its controls. */
export function MapStage({ figure, map, size, entries, total, place }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const captionId = useId();
  const { view, settled, zoomed, controls } = useMapZoom(drawing, stage, size);
  const level = mapLevel(townshipPixels(view));
  useMapKeys(stage, controls, zoomed);
  useKeptFocus(stage, figure);
  useFollowFilters(entries, total, place, controls);
  const inView = entries.filter(
    ({ position }) => position !== null && isInView(settled, toPixel(settled, position)),
  );
  const [width, height] = size;
  return (
    <div className={styles.live}>
      {/* It also has to move by keyboard. */}
      <div
        ref={stage}
        className={styles.stage}
        role="region"
        aria-label={TEXTS.names.salesMap}
        aria-describedby={captionId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move the map that has the focus.
        tabIndex={0}
      >
        <svg ref={drawing} className={styles.drawing} width={width} height={height}>
          <g className={styles.ground} aria-hidden="true">
            <MapGround map={map} view={view} level={level} />
            <SurveyNames view={view} level={level} />
          </g>
          <MapSales map={map} view={view} settled={settled} level={level} entries={entries} place={place} />
        </svg>
        <MapControls controls={controls} zoomed={zoomed} />
      </div>
      <MapCaption id={captionId} hasPlace={place !== null}>
        {`Showing ${String(inView.length)} of ${plural(total, 'sale')}`}
      </MapCaption>
    </div>
  );
}
