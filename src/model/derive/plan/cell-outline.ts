import { cellSide, type Cell } from './grid';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const key = ({ x, y }: Point): string => `${String(x)},${String(y)}`;

/** The sides of cells that border on no other cell of the set, clockwise around it. */
function borderEdges(cells: readonly Cell[]): Edge[] {
  const own = new Set(cells.map(key));
  const side = cellSide;
  return cells.flatMap(({ x, y }) => {
    const corners = [
      { x, y },
      { x: x + side, y },
      { x: x + side, y: y + side },
      { x, y: y + side },
    ] as const;
    const [topLeft, topRight, bottomRight, bottomLeft] = corners;
    const free = (dx: number, dy: number) => !own.has(key({ x: x + dx, y: y + dy }));
    return [
      ...(free(0, -side) ? [{ from: topLeft, to: topRight }] : []),
      ...(free(side, 0) ? [{ from: topRight, to: bottomRight }] : []),
      ...(free(0, side) ? [{ from: bottomRight, to: bottomLeft }] : []),
      ...(free(-side, 0) ? [{ from: bottomLeft, to: topLeft }] : []),
    ];
  });
}

/** Positive for a right turn, which keeps two pieces apart at a corner where they touch. */
function turnDirection(before: Edge, after: Edge): number {
  const [ax, ay] = [before.to.x - before.from.x, before.to.y - before.from.y];
  const [bx, by] = [after.to.x - after.from.x, after.to.y - after.from.y];
  return ax * by - ay * bx;
}

function takeNext(edge: Edge, remaining: Set<Edge>): Edge | undefined {
  const candidates = [...remaining].filter(({ from }) => key(from) === key(edge.to));
  const [best] = candidates.sort((a, b) => turnDirection(edge, b) - turnDirection(edge, a));
  if (best !== undefined) remaining.delete(best);
  return best;
}

/** Corners of one closed outline, those along a straight side left out. */
function corners(first: Edge, remaining: Set<Edge>): Point[] {
  const loop = [first];
  for (let edge = takeNext(first, remaining); edge !== undefined; edge = takeNext(edge, remaining))
    loop.push(edge);
  return loop
    .filter((edge, index) => turnDirection(loop.at(index - 1) ?? edge, edge) !== 0)
    .map(({ from }) => from);
}

function toPath(points: readonly Point[]): string {
  const [start, ...others] = points;
  if (start === undefined) return '';
  let last = start;
  // The closing side is drawn by z.
  const moves = others.map((point) => {
    const move = point.y === last.y ? `h${String(point.x - last.x)}` : `v${String(point.y - last.y)}`;
    last = point;
    return move;
  });
  return `M${String(start.x)} ${String(start.y)}${moves.join('')}z`;
}

/** The outline of cells as an SVG path, one closed figure for each piece. */
export function cellOutlinePath(cells: readonly Cell[]): string {
  const remaining = new Set(borderEdges(cells));
  const figures: string[] = [];
  for (const edge of remaining) {
    remaining.delete(edge);
    figures.push(toPath(corners(edge, remaining)));
  }
  return figures.join('');
}

/** Segments of one direction, each a cell long, joined where one begins at the end of another. */
function joinSegments(segments: readonly Point[], along: 'x' | 'y'): string {
  const starts = new Map(segments.map((start) => [key(start), start]));
  const step = (point: Point, by: number) => ({ ...point, [along]: point[along] + by * cellSide });
  return segments
    .filter((start) => !starts.has(key(step(start, -1))))
    .map((start) => {
      let length = 1;
      while (starts.has(key(step(start, length)))) length += 1;
      return `M${String(start.x)} ${String(start.y)}${along === 'x' ? 'h' : 'v'}${String(length * cellSide)}`;
    })
    .join('');
}

/** Lines of the survey inside a piece of land: between its quarters, and between sections that no road parts. */
export function surveyLinesPath(cells: readonly Cell[]): string {
  const own = new Set(cells.map(key));
  const west = cells.filter(({ x, y, column }) => column % 2 === 0 && own.has(key({ x: x - cellSide, y })));
  const north = cells.filter(({ x, y, row }) => row % 2 === 0 && own.has(key({ x, y: y - cellSide })));
  return joinSegments(west, 'y') + joinSegments(north, 'x');
}
