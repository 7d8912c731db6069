import type { MapLevel } from '../../../model/derive/map/map-levels';
import {
  innerLines,
  peaceRiverZones,
  prairieZones,
  townshipLines,
  townshipsInView,
} from '../../../model/derive/map/survey-grid';
import * as styles from './InteractiveMap.module.css';
import { linesPath } from './line-path';
import { viewBounds, type MapView } from './map-view';

interface SurveyLinesProps {
  readonly view: MapView;
  readonly level: MapLevel;
  /** British Columbia has this survey only in the Peace River Block. */
  readonly area: 'prairies' | 'peace river';
}

/** The survey in faint lines: townships, then sections, then quarters. */
export function SurveyLines({ view, level, area }: SurveyLinesProps) {
  if (!level.townships) return null;
  const zones = area === 'prairies' ? prairieZones : peaceRiverZones;
  const townships = townshipsInView(zones, viewBounds(view));
  return (
    <g className={styles.survey}>
      {level.quarters && <path className={styles.quarters} d={linesPath(view, innerLines(townships, 12))} />}
      {level.sections && <path d={linesPath(view, innerLines(townships, 6))} />}
      <path
        className={level.sections ? styles.townships : undefined}
        d={linesPath(view, townshipLines(townships))}
      />
    </g>
  );
}
