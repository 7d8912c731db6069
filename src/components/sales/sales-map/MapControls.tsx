import type { MapControls as Controls } from './use-map-zoom';
import * as styles from './LiveMap.module.css';

/** Buttons that zoom the map, and show all of it again. */
export function MapControls({ controls }: { readonly controls: Controls }) {
  return (
    <div className={styles.buttons} role="group" aria-label={TEXTS.salesMap.controls}>
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
  );
}
