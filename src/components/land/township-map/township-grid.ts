const side = 36;
const road = 3;

/** Two sections below each other and the roads at their east and south, a pattern that is repeated. */
export const township = {
  pattern: { width: side + road, height: 2 * side + road },
  width: 6 * side + 5 * road,
  height: 6 * side + 2 * road,
  sections: Array.from({ length: 36 }, (_, index) => index + 1),
};

/** North-west corner of section 1 to 36; numbers zigzag from the south-east, with a road at every second row. */
export function townshipSectionCorner(section: number): { x: number; y: number } {
  const up = Math.floor((section - 1) / 6);
  const step = (section - 1) % 6;
  const column = up % 2 === 0 ? 5 - step : step;
  return { x: column * (side + road), y: (5 - up) * side + (2 - Math.floor(up / 2)) * road };
}
