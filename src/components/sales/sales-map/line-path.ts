import type { LonLat } from '../../../lib/geo';
import { toPixel, type MapView } from './map-view';

function pixel(view: MapView, position: LonLat): string {
  return toPixel(view, position)
    .map((part) => part.toFixed(1))
    .join(' ');
}

/** Returns lines as an SVG path, in pixels. */
export function linesPath(view: MapView, lines: readonly (readonly LonLat[])[]): string {
  return lines.map((line) => `M${line.map((position) => pixel(view, position)).join('L')}`).join('');
}

/** Returns outlines as an SVG path, in pixels. */
export function ringsPath(view: MapView, rings: readonly (readonly LonLat[])[]): string {
  return rings.map((ring) => `M${ring.map((position) => pixel(view, position)).join('L')}z`).join('');
}
