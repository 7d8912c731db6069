import type { MapLevel } from '../../../model/derive/map/map-levels';
import { groundUnits, type PrairieMap } from '../../../model/derive/map/prairie-map';
import { provinceLabelPositions } from '../../../model/derive/map/province-outlines';
import * as styles from './InteractiveMap.module.css';
import type { MapView } from './map-view';
import { SurveyLines } from './SurveyLines';

interface MapGroundProps {
  readonly map: PrairieMap;
  readonly view: MapView;
  readonly level: MapLevel;
}

/** Provinces with their rivers and lakes, and the survey. British Columbia lies over the survey of the prairies. */
export function MapGround({ map: { provinces, lakes, rivers }, view, level }: MapGroundProps) {
  const { origin, scale } = view;
  const transform = `translate(${origin.join(' ')})scale(${String(scale / groundUnits)})`;
  return (
    <>
      <path
        className={styles.province}
        d={provinces.AB + provinces.SK + provinces.MB}
        transform={transform}
      />
      <SurveyLines view={view} level={level} area="prairies" />
      <path className={styles.province} d={provinces.BC} transform={transform} />
      <SurveyLines view={view} level={level} area="peace river" />
      {level.waters && (
        <g transform={transform}>
          <path className={styles.river} d={rivers} />
          <path className={styles.lake} d={lakes} />
        </g>
      )}
      <path className={styles.border} d={Object.values(provinces).join('')} transform={transform} />
      {!level.townships && (
        <g className={styles.provinceNames}>
          {Object.entries(provinceLabelPositions()).map(([code, [x, y]]) => (
            <text key={code} x={x * scale + origin[0]} y={y * scale + origin[1]}>
              {code}
            </text>
          ))}
        </g>
      )}
    </>
  );
}
