import type { LonLat } from '../../lib/geo';
import { groundUnits } from '../../model/derive/map/prairie-map';
import { projectExactly } from '../../model/derive/map/map-projection';
import type { Positions } from './natural-earth';

type Step = readonly [x: number, y: number];

function toGround(position: LonLat): Step {
  const [x, y] = projectExactly(position);
  return [Math.round(x * groundUnits), Math.round(y * groundUnits)];
}

/** Numbers of a path; a minus sign separates two of them as well as a space does. */
function write(numbers: readonly number[]): string {
  return numbers
    .map((value, index) => (index > 0 && value >= 0 ? ` ${String(value)}` : String(value)))
    .join('');
}

/** The path of a line in whole units of the ground, each point from the one before; empty for a line without length. */
function linePath(positions: Positions, closed: boolean): string {
  const [start, ...others] = positions.map(toGround);
  if (start === undefined) return '';
  let last = start;
  const steps = others.flatMap((point): number[] => {
    const step = [point[0] - last[0], point[1] - last[1]];
    last = point;
    return step.every((part) => part === 0) ? [] : step;
  });
  if (steps.length < (closed ? 4 : 2)) return '';
  return `M${write(start)}l${write(steps)}${closed ? 'z' : ''}`;
}

/** The paths of outlines, as one. */
export function outlinesPath(outlines: readonly Positions[]): string {
  return outlines.map((outline) => linePath(outline, true)).join('');
}

/** The paths of lines, as one. */
export function linesPath(lines: readonly Positions[]): string {
  return lines.map((line) => linePath(line, false)).join('');
}
