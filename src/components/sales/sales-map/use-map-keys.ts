import { useEffect, type RefObject } from 'react';
import type { MapPoint } from '../../../model/derive/map/map-projection';
import type { MapControls } from './use-map-zoom';

/** Pixels of one press of an arrow key, or of a button that moves the map. */
export const panPx = 80;

/** Returns the centre of the focused marker; undefined if none has the focus. */
function focusedMarker(stage: HTMLElement): MapPoint | undefined {
  const link = document.activeElement?.closest('svg a');
  // Its first path is the touch target around its centre.
  const marker = link?.querySelector('path');
  if (marker == null || !stage.contains(marker)) return undefined;
  const [own, whole] = [marker.getBoundingClientRect(), stage.getBoundingClientRect()];
  return [own.x + own.width / 2 - whole.x, own.y + own.height / 2 - whole.y];
}

/**
 * Moves a map by keys while it, or anything in it, has the focus: arrow keys pan, + and - zoom, 0 shows all. With the
 * focus on a marker, + zooms in on it.
 *
 * @param zoomed False while all of the map is shown, where arrow keys scroll the page as elsewhere.
 */
export function useMapKeys(
  stage: RefObject<HTMLElement | null>,
  controls: MapControls,
  zoomed: boolean,
): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => {
        controls.zoomBy(2, focusedMarker(element));
      },
      '-': () => {
        controls.zoomBy(0.5);
      },
      0: controls.showAll,
      ...(zoomed && {
        ArrowLeft: () => {
          controls.panBy(panPx, 0);
        },
        ArrowRight: () => {
          controls.panBy(-panPx, 0);
        },
        ArrowUp: () => {
          controls.panBy(0, panPx);
        },
        ArrowDown: () => {
          controls.panBy(0, -panPx);
        },
      }),
    };
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key === '=' ? '+' : event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('keydown', press);
    };
  }, [stage, controls, zoomed]);
}
