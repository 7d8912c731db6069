import type { LonLat } from '../../../lib/geo';
import type { Province } from '../provinces';
import { project, type MapPoint } from './map-projection';

/** Borders and coasts of the four western provinces, simplified to the points that give them their shape. */
const outlines: Readonly<Record<'BC' | 'Vancouver Island' | 'AB' | 'SK' | 'MB', readonly LonLat[]>> = {
  BC: [
    [-114.07, 49],
    [-123.05, 49],
    [-123.3, 49.45],
    [-124.8, 50.1],
    [-127.4, 51],
    [-127.9, 52.2],
    [-130.1, 54],
    [-130, 55.9],
    [-131.9, 56.7],
    [-133.4, 58.4],
    [-135.4, 59.7],
    [-137.5, 58.9],
    [-139, 60],
    [-120, 60],
    [-120, 53.8],
    [-118.4, 52.8],
    [-117.3, 52],
    [-115.8, 50.9],
    [-114.8, 50.3],
    [-114.5, 49.6],
  ],
  'Vancouver Island': [
    [-123.4, 48.4],
    [-124.9, 48.6],
    [-127.2, 49.9],
    [-128.3, 50.8],
    [-126.4, 50.45],
    [-125.2, 49.95],
    [-123.8, 49.15],
  ],
  AB: [
    [-110, 49],
    [-114.07, 49],
    [-114.5, 49.6],
    [-114.8, 50.3],
    [-115.8, 50.9],
    [-117.3, 52],
    [-118.4, 52.8],
    [-120, 53.8],
    [-120, 60],
    [-110, 60],
  ],
  SK: [
    [-110, 49],
    [-110, 60],
    [-102, 60],
    [-101.36, 49],
  ],
  MB: [
    [-101.36, 49],
    [-102, 60],
    [-94.8, 60],
    [-94.6, 58.75],
    [-93.2, 58.75],
    [-92.4, 57.1],
    [-90.9, 57.2],
    [-89, 56.85],
    [-95.15, 52.83],
    [-95.15, 49],
  ],
};

/** Each outline as the path of an SVG. */
export function provinceOutlinePath(): string {
  return Object.values(outlines)
    .map((points) => `M${points.map((point) => project(point).join(' ')).join('L')}z`)
    .join('');
}

/** Positions of the names of provinces: far in the north, where no land is for sale. */
export function provinceLabelPositions(): Record<Province, MapPoint> {
  const latitude = 59.1;
  return {
    BC: project([-126, latitude]),
    AB: project([-112, latitude]),
    SK: project([-106.4, latitude]),
    MB: project([-99, latitude]),
  };
}
