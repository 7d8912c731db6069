import type { RecordEntry } from '../../model/schema/land-record';
import type { Parcel } from '../../model/schema/parcel';
import type { PartWriter } from './record-part';
import { capitalized, sentence, withoutStop } from '../../lib/sentence';
import { entryWords, joined } from './entry-words';

type Rating = RecordEntry<'soilRatings'>;

const surveyNames: Readonly<Record<Rating['survey'], string>> = {
  CLI: 'Canada Land Inventory',
  LSRS: 'Land Suitability Rating System',
  'SAMA final rating': 'SAMA final rating',
  'SCIC class': 'SCIC soil class',
  'agriculture capability': 'Agriculture capability',
  'irrigation class': 'Irrigation class',
};

function withLand(text: string, land: string | undefined): string {
  return land === undefined ? text : `${text} (${land})`;
}

/** Writes ratings with the name of each survey once: CLI 2 and 3, SAMA final rating 50 (NE 20), 52 (NW 20). */
function ratingsText(ratings: readonly Rating[]): string {
  const bySurvey = new Map<string, string[]>();
  for (const { survey, rating, land } of ratings)
    bySurvey.set(survey, [...(bySurvey.get(survey) ?? []), withLand(rating, land)]);
  return [...bySurvey].map(([survey, texts]) => `${survey} ${texts.join(', ')}`).join(', ');
}

/** Zone and texture with the ratings of the record: Thin Black loam, CLI 2 and 3T. */
export function soilText({ soil, landRecord }: Parcel): string {
  return joined([withoutStop(soil), ratingsText(landRecord?.soilRatings?.entries ?? [])]);
}

export const soilRatings: PartWriter<'soilRatings'> = {
  name: 'soilRatings',
  heading: 'Soil rating',
  none: 'Not rated',
  fact: ({ survey, rating, land }) => ({
    label: surveyNames[survey],
    value: withLand(rating, land),
  }),
  short: (entries) => capitalized(ratingsText(entries)),
};

export const soilTests: PartWriter<'soilTests'> = {
  name: 'soilTests',
  heading: 'Soil tests',
  none: 'Never tested',
  fact: ({ year, lab, results, feature, land }, parcel) => ({
    label: withLand(String(year), land),
    value: `${sentence(joined([entryWords({ feature }, parcel), results]))} ${sentence(lab)}`,
  }),
  short: (entries) => `Tested in ${String(Math.max(...entries.map(({ year }) => year)))}`,
};
