import { distanceKm } from '../../lib/geo';
import { isOnMap, project } from '../../model/derive/map/map-projection';
import type { PrairieMap, TownRow } from '../../model/derive/map/prairie-map';
import { provinces } from '../../model/derive/provinces';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import type { Gazetteer, PlaceRow } from '../../model/derive/search/gazetteer';
import { clipLines, isWithin } from './clip-lines';
import { linesPath, outlinesPath } from './ground-path';
import { mapParcels } from './map-parcels';
import type { NaturalEarth } from './natural-earth';

/** Named in the caption too. */
const source = 'Natural Earth (public domain); GeoNames (CC BY 4.0)';

/** Cities and towns by which people find their way, as GeoNames' list has no populations. */
const principalTowns = [
  'Edmonton AB',
  'Calgary AB',
  'Winnipeg MB',
  'Regina SK',
  'Saskatoon SK',
  'Grande Prairie AB',
  'Vancouver BC',
  'Prince George BC',
  'Lethbridge AB',
  'Brandon MB',
  'Prince Albert SK',
  'Fort McMurray AB',
  'Swift Current SK',
  'Medicine Hat AB',
  'Red Deer AB',
  'Yorkton SK',
  'Dawson Creek BC',
  'Lloydminster AB',
  'Thompson MB',
  'Kelowna BC',
  'Kamloops BC',
  'High Level AB',
  'The Pas MB',
  'La Ronge SK',
  'Moose Jaw SK',
  'North Battleford SK',
  'Dauphin MB',
  'Fort St. John BC',
  'Peace River AB',
  'Weyburn SK',
];

/**
 * GeoNames lists quarters of cities as places of their own: those within this distance of the middle of a city are left
 * out.
 */
const cityRadiusKm = 14;

/** The place in the list of principal towns; after it the places of the content, then all others. */
function rank([name, province]: PlaceRow, isOurs: boolean): number {
  const index = principalTowns.indexOf(`${name} ${province}`);
  if (index >= 0) return index;
  return principalTowns.length + (isOurs ? 0 : 1);
}

/** A hundredth of a degree is half a mile. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function townRows({ ours, others }: Gazetteer): TownRow[] {
  const ranked = [
    ...ours.map((row) => ({ row, rank: rank(row, true) })),
    ...others.map((row) => ({ row, rank: rank(row, false) })),
  ]
    .filter(
      ({ row: [, province, longitude, latitude] }) =>
        provinces.some((code) => code === province) && isOnMap(project([longitude, latitude])),
    )
    .sort((a, b) => a.rank - b.rank);
  const cities = ranked.filter((town) => town.rank < principalTowns.length);
  const isQuarter = ({ row: [, , ...at], rank: own }: (typeof ranked)[number]) =>
    own > principalTowns.length &&
    cities.some(({ row: [, , ...city] }) => distanceKm(at, city) < cityRadiusKm);
  return ranked
    .filter((town) => !isQuarter(town))
    .map(({ row: [name, , longitude, latitude] }) => [name, round(longitude), round(latitude)]);
}

/** The file of the map: provinces and their waters, towns, and the parcels of the sales that are not over. */
export function prairieMap(
  earth: NaturalEarth,
  gazetteer: Gazetteer,
  saleContexts: readonly SaleContext[],
): PrairieMap {
  const outlinesOf = (code: (typeof provinces)[number]) => earth.provinces.get(code) ?? [];
  const outlines = provinces.flatMap(outlinesOf);
  return {
    source,
    provinces: {
      BC: outlinesPath(outlinesOf('BC')),
      AB: outlinesPath(outlinesOf('AB')),
      SK: outlinesPath(outlinesOf('SK')),
      MB: outlinesPath(outlinesOf('MB')),
    },
    lakes: outlinesPath(earth.lakes.filter((lake) => lake.some((position) => isWithin(position, outlines)))),
    rivers: linesPath(clipLines(earth.rivers, outlines)),
    towns: townRows(gazetteer),
    parcels: Object.fromEntries(
      withStatus(saleContexts, 'upcoming', 'live', 'postponed').map(({ sale }) => [
        sale.slug,
        mapParcels(sale),
      ]),
    ),
  };
}
