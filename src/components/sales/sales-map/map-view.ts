import type { LonLat } from '../../../lib/geo';
import { townshipDegrees } from '../../../model/derive/land/survey';
import { mapSize, projectExactly, unproject, type MapPoint } from '../../../model/derive/map/map-projection';
import type { Bounds } from '../../../model/derive/map/survey-grid';

/** Width and height of the map on the page, in pixels. */
export type ViewSize = MapPoint;

/** Zoom and position: a point of the whole map is drawn at k times itself plus x and y. */
export interface ViewTransform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** The scale and origin at which the map is drawn. */
export interface MapView {
  readonly size: ViewSize;
  /** Pixels per unit of the drawing, and the pixel of its origin. */
  readonly scale: number;
  readonly origin: MapPoint;
}

/** Returns the view of the whole map, centred as in the static drawing. */
function wholeMap([width, height]: ViewSize): MapView & { readonly scale: number } {
  const scale = Math.min(width / mapSize[0], height / mapSize[1]);
  return {
    size: [width, height],
    scale,
    origin: [(width - mapSize[0] * scale) / 2, (height - mapSize[1] * scale) / 2],
  };
}

/** Returns the view of a map of the given size, zoomed and moved. */
export function mapView(size: ViewSize, { k, x, y }: ViewTransform): MapView {
  const { scale, origin } = wholeMap(size);
  return { size, scale: scale * k, origin: [origin[0] * k + x, origin[1] * k + y] };
}

/** Returns the pixel of a position. */
export function toPixel({ scale, origin }: MapView, position: LonLat): MapPoint {
  const [x, y] = projectExactly(position);
  return [x * scale + origin[0], y * scale + origin[1]];
}

/** Returns the side of a township from south to north, in pixels. */
export function townshipPixels(view: MapView): number {
  const [, north] = toPixel(view, [0, townshipDegrees]);
  const [, south] = toPixel(view, [0, 0]);
  return south - north;
}

/** Returns the side of a township in pixels while the whole map is shown. */
export function wholeTownshipPixels(size: ViewSize): number {
  return townshipPixels(wholeMap(size));
}

/** Returns the bounds of the view in degrees. */
export function viewBounds({ size, scale, origin }: MapView): Bounds {
  const [west, north] = unproject([-origin[0] / scale, -origin[1] / scale]);
  const [east, south] = unproject([(size[0] - origin[0]) / scale, (size[1] - origin[1]) / scale]);
  return { west, south, east, north };
}

/** Returns whether a pixel is within the view. */
export function isInView({ size: [width, height] }: MapView, [x, y]: MapPoint): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Padding around the positions that a view is fitted to, in pixels. */
const margin = 56;

/**
 * Returns the zoom and position at which the positions fill the view.
 *
 * @param largest Largest zoom: a single position has no size.
 */
export function fitPositions(size: ViewSize, positions: readonly LonLat[], largest: number): ViewTransform {
  const points = positions.map((position) => toPixel(wholeMap(size), position));
  if (points.length === 0) return { k: 1, x: 0, y: 0 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (side: number, span: number) => Math.max(1, side - 2 * margin) / Math.max(span, 0.001);
  const k = Math.min(
    largest,
    Math.max(1, Math.min(room(size[0], east - west), room(size[1], south - north))),
  );
  return { k, x: size[0] / 2 - (k * (west + east)) / 2, y: size[1] / 2 - (k * (north + south)) / 2 };
}
