import type { LonLat } from '../../../lib/geo';
import type { Province } from '../provinces';
import { provinceOutlinePath, provinceLabelPositions } from './province-outlines';
import { spreadMarkers } from './spread-markers';
import { isOnMap, project, type MapPoint } from './map-projection';

/** The marker of a sale: its own position, and that of its land. */
export interface MapMarker {
  readonly at: MapPoint;
  readonly land: MapPoint;
}

export interface SalesMapProps {
  /** Borders and coasts as the path of an SVG. */
  readonly outline: string;
  /** Positions of the names of provinces. */
  readonly provinceLabels: Readonly<Record<Province, MapPoint>>;
  /** In the order of the sales; null for land that cannot be placed or is not on the map. */
  readonly markers: readonly (MapMarker | null)[];
}

/** The map of land by its positions. */
export function salesMap(centres: readonly (LonLat | null)[]): SalesMapProps {
  const lands = centres.map((position) => {
    const land = position === null ? null : project(position);
    return land !== null && isOnMap(land) ? land : null;
  });
  const positions = spreadMarkers(lands.filter((land) => land !== null));
  return {
    outline: provinceOutlinePath(),
    provinceLabels: provinceLabelPositions(),
    markers: lands.map((land, index) => {
      const at = land && positions[lands.slice(0, index).filter((earlier) => earlier !== null).length];
      return land === null || at == null ? null : { at, land };
    }),
  };
}
