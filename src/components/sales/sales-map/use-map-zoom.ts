import { useEffect, useMemo, useState, type RefObject } from 'react';
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom';
import type { LonLat } from '../../../lib/geo';
import { landTownshipPx, nearestTownshipPx } from '../../../model/derive/map/map-levels';
import type { MapPoint } from '../../../model/derive/map/map-projection';
import { fitPositions, mapView, wholeTownshipPixels, type MapView, type ViewSize } from './map-view';

const transitionMs = 220;

/** The controls of a map. */
export interface MapControls {
  /** Zooms around a pixel, or around the centre. */
  readonly zoomBy: (factor: number, about?: MapPoint) => void;
  readonly panBy: (x: number, y: number) => void;
  readonly showAll: () => void;
  readonly showPositions: (positions: readonly LonLat[]) => void;
}

interface MapZoom {
  readonly view: MapView;
  /** The view at the end of the last movement. */
  readonly settled: MapView;
  /** False while the whole map is shown. */
  readonly zoomed: boolean;
  readonly controls: MapControls;
}

/**
 * Returns whether the map handles an event; otherwise the page scrolls. A wheel counts with Ctrl or once the map has
 * the focus, a touch with two fingers, and a mouse with its primary button.
 */
function isMeantForMap(event: Event, map: Element): boolean {
  if (event instanceof WheelEvent)
    return event.ctrlKey || event.metaKey || map.contains(document.activeElement);
  // eslint-disable-next-line site/browser-floor -- Every browser with touches has it.
  if ('touches' in event) return event instanceof TouchEvent && event.touches.length > 1;
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Drawing = RefObject<SVGSVGElement | null>;

function selectDrawing({ current }: Drawing) {
  return current === null ? null : select(current);
}

/** Pans and zooms a drawing by wheel, touch and mouse; keys and buttons call the controls. */
export function useMapZoom(drawing: Drawing, stage: RefObject<HTMLElement | null>, size: ViewSize): MapZoom {
  const [transform, setTransform] = useState(zoomIdentity);
  const [settled, setSettled] = useState(zoomIdentity);
  const behaviour = useMemo(() => zoom<SVGSVGElement, unknown>(), []);
  const [width, height] = size;

  useEffect(() => {
    const [svg, map] = [drawing.current, stage.current];
    if (svg === null || map === null) return undefined;
    const largest = nearestTownshipPx / wholeTownshipPixels([width, height]);
    behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([1, largest])
      .filter((event: Event) => isMeantForMap(event, map))
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        setTransform(event.transform);
      })
      .on('end', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        setSettled(event.transform);
      });
    if (prefersStillness()) behaviour.duration(0);
    const selection = select(svg).call(behaviour);
    return () => {
      selection.on('.zoom', null);
    };
  }, [behaviour, drawing, stage, width, height]);

  const controls = useMemo((): MapControls => {
    function show(positions: readonly LonLat[]): void {
      const largest = landTownshipPx / wholeTownshipPixels([width, height]);
      const { k, x, y } = fitPositions([width, height], positions, largest);
      const extent: [[number, number], [number, number]] = [
        [0, 0],
        [width, height],
      ];
      const target = behaviour.constrain()(zoomIdentity.translate(x, y).scale(k), extent, extent);
      const svg = selectDrawing(drawing);
      if (svg === null) return;
      if (prefersStillness()) behaviour.transform(svg, target);
      else behaviour.transform(svg.transition().duration(transitionMs), target);
    }
    return {
      zoomBy(factor, about) {
        const svg = selectDrawing(drawing);
        if (svg === null) return;
        const point: [number, number] = about === undefined ? [width / 2, height / 2] : [about[0], about[1]];
        if (prefersStillness()) behaviour.scaleBy(svg, factor, point);
        else behaviour.scaleBy(svg.transition().duration(transitionMs), factor, point);
      },
      panBy(x, y) {
        const svg = selectDrawing(drawing);
        const node = svg?.node() ?? null;
        if (svg === null || node === null) return;
        const { k } = zoomTransform(node);
        behaviour.translateBy(svg, x / k, y / k);
      },
      showAll() {
        show([]);
      },
      showPositions: show,
    };
  }, [behaviour, drawing, width, height]);

  return {
    view: mapView(size, transform),
    settled: mapView(size, settled),
    zoomed: transform.k > 1,
    controls,
  };
}
