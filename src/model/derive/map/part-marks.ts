import { mapSize, type MapPoint } from './project';

/** How far apart the middles of two marks have to be, across or down, for each to be pressed by a finger. */
export const markSpace = 39;

const rounds = 200;

function clamp(value: number, size: number): number {
  return Math.min(size - markSpace / 2, Math.max(markSpace / 2, value));
}

/** Pushes two marks apart in the direction in which that takes least; both move by half of it. */
function push(a: [number, number], b: [number, number]): boolean {
  const across = markSpace - Math.abs(a[0] - b[0]);
  const down = markSpace - Math.abs(a[1] - b[1]);
  if (across <= 0 || down <= 0) return false;
  const axis = across < down ? 0 : 1;
  const way = a[axis] < b[axis] ? -1 : 1;
  const step = Math.min(across, down) / 2 + 0.5;
  a[axis] += way * step;
  b[axis] -= way * step;
  return true;
}

/** Whether any two of the marks had to be parted. */
function partOnce(marks: readonly [number, number][]): boolean {
  const pushes = marks.flatMap((mark, index) => marks.slice(index + 1).map((other) => push(mark, other)));
  return pushes.includes(true);
}

/** Where the marks of some places stand so that none hides another: at their places or near them. */
export function partMarks(places: readonly MapPoint[]): MapPoint[] {
  const marks = places.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < rounds && partOnce(marks); round += 1) {
    for (const mark of marks) {
      mark[0] = clamp(mark[0], mapSize[0]);
      mark[1] = clamp(mark[1], mapSize[1]);
    }
  }
  return marks.map(([x, y]) => [Math.round(x), Math.round(y)]);
}
