import type { MapLevel } from '../../../model/derive/map/map-levels';
import {
  peaceRiverZones,
  prairieZones,
  sectionLabels,
  townshipLabels,
  townshipsInView,
} from '../../../model/derive/map/survey-grid';
import * as styles from './InteractiveMap.module.css';
import { toPixel, viewBounds, type MapView } from './map-view';

interface SurveyNamesProps {
  readonly view: MapView;
  readonly level: MapLevel;
}

/** The names of townships or, zoomed in, the numbers of sections. */
export function SurveyNames({ view, level }: SurveyNamesProps) {
  if (!level.townshipNames && !level.quarters) return null;
  const townships = townshipsInView([...prairieZones, ...peaceRiverZones], viewBounds(view));
  const labels = level.quarters ? sectionLabels(townships) : townshipLabels(townships);
  return (
    <g className={styles.surveyNames}>
      {labels.map(({ text, at }) => {
        const [x, y] = toPixel(view, at);
        return (
          <text key={`${text} ${at.join(' ')}`} x={x} y={y} dy="0.35em">
            {text}
          </text>
        );
      })}
    </g>
  );
}
