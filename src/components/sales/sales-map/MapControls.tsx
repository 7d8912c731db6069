import { panPx } from './use-map-keys';
import type { MapControls as Controls } from './use-map-zoom';
import * as styles from './InteractiveMap.module.css';

/** The directions in which the map moves, with the pixels by which the drawing is shifted. */
const moves = [
  { label: TEXTS.salesMap.moveWest, arrow: '←', x: panPx, y: 0 },
  { label: TEXTS.salesMap.moveEast, arrow: '→', x: -panPx, y: 0 },
  { label: TEXTS.salesMap.moveNorth, arrow: '↑', x: 0, y: panPx },
  { label: TEXTS.salesMap.moveSouth, arrow: '↓', x: 0, y: -panPx },
] as const;

interface MapControlsProps {
  readonly controls: Controls;
  /** False while all of the map is shown and cannot be moved. */
  readonly zoomed: boolean;
}

/** Buttons that zoom the map, show all of it again, and move it for those who cannot drag. */
export function MapControls({ controls, zoomed }: MapControlsProps) {
  return (
    <div className={styles.controls} role="group" aria-label={TEXTS.salesMap.controls}>
      {zoomed && (
        <div className={styles.buttons}>
          {moves.map(({ label, arrow, x, y }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              onClick={() => {
                controls.panBy(x, y);
              }}
            >
              {arrow}
            </button>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          aria-label={TEXTS.salesMap.zoomIn}
          onClick={() => {
            controls.zoomBy(2);
          }}
        >
          +
        </button>
        <button
          type="button"
          aria-label={TEXTS.salesMap.zoomOut}
          onClick={() => {
            controls.zoomBy(0.5);
          }}
        >
          −
        </button>
        <button type="button" className={styles.all} onClick={controls.showAll}>
          {TEXTS.salesMap.showAll}
        </button>
      </div>
    </div>
  );
}
