import { z } from 'zod';
import { calendarDate, mediaFile, name, slug, text } from './fields';
import { checkPart, checkRating, checkWords, checkYield } from './land-record-rules';

export const soilSurveys = [
  'CLI',
  'LSRS',
  'SAMA final rating',
  'SCIC class',
  'agriculture capability',
  'irrigation class',
] as const;
export const yieldUnits = ['bu/ac', 'lb/ac', 'cwt/ac', 't/ac'] as const;
export const siteKinds = ['well', 'battery', 'compressor', 'pipeline', 'power line', 'other site'] as const;
export const siteStatuses = ['producing', 'operating', 'suspended', 'abandoned', 'reclaimed'] as const;

const [firstYear, lastYear] = [1900, 2100];
const maxEntries = 40;
const maxRent = 10_000_000;

function year(description: string) {
  return z.int().min(firstYear).max(lastYear).meta({ title: 'Year', description });
}

function land() {
  return text('Part of the parcel', 'Such as NE 20. Leave it out for the whole parcel.', 40).optional();
}

function licence(description: string) {
  return text('Licence', description, 40).optional();
}

/** Dollars a year, with cents where there are any. */
function rent(description: string) {
  return z
    .number()
    .nonnegative()
    .max(maxRent)
    .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
      error: 'has more than two decimals',
      params: { advice: 'dollars and cents, such as 3350 or 3350.50.' },
    })
    .optional()
    .meta({ title: 'Rent per year', description });
}

function assigned() {
  return z.boolean().default(true).meta({
    title: 'Goes to the buyer',
    description: 'false when the seller keeps the rent; leave it out when it goes to the buyer.',
    hint: 'Whether the rent goes to the buyer. If not, the seller keeps it.',
  });
}

function feature() {
  return slug(
    'Feature',
    'The address of a feature of this parcel that says it already, such as dugout. Its name is shown.',
  );
}

/** Words of its own, or those of a feature of the parcel. */
function words(description: string) {
  return {
    description: text('Description', `${description} Leave it out where feature is given.`, 200).optional(),
    feature: feature().optional(),
  };
}

/** A part of the record: the known facts, that there are none, or that it is not known. */
function part<Entry extends z.ZodType>(title: string, description: string, entry: Entry) {
  return z
    .strictObject({
      asOf: calendarDate('As of', 'The day on which the source said so, such as 2026-10-02.').optional(),
      source: name(
        'Source',
        'Who says so, such as The seller, AER well list or SAMA field sheet.',
      ).optional(),
      entries: z
        .array(entry)
        .max(maxEntries)
        .default([])
        .meta({ title: 'Entries', singular: 'Entry', description: 'What is known, one entry for each.' }),
      none: z.literal(true).optional().meta({
        title: 'None',
        description: 'true where there is nothing of this kind; otherwise leave it out.',
        hint: 'Whether there is nothing of this kind.',
      }),
      notKnown: text(
        'Not known',
        'Why it is not known, such as The tenant kept the records.',
        200,
      ).optional(),
      note: text('Note', 'One or two sentences for the reader.', 300).optional(),
      document: mediaFile(
        'document',
        'Document',
        'a document of this sale that shows it',
        'documents/titles.pdf',
      ).optional(),
    })
    .superRefine(checkPart)
    .optional()
    .meta({ title, description });
}

const SoilRatingSchema = z
  .strictObject({
    survey: z.enum(soilSurveys).meta({ title: 'Survey', description: `${soilSurveys.join(', ')}.` }),
    rating: text('Rating', 'As the survey writes it, such as 2C, 2 and 3T, 63 or C.', 40),
    land: land(),
  })
  .superRefine(checkRating);

const SoilTestSchema = z.strictObject({
  year: year('The year of the sample, such as 2025.'),
  lab: name('Laboratory', 'Who analysed it.'),
  results: text('Results', 'Briefly, such as Organic matter 4.1%, pH 6.3, N 38 lb/ac, P 22 ppm.', 200),
  feature: feature().optional(),
  land: land(),
});

const YieldSchema = z
  .strictObject({
    year: year('The year of the harvest, such as 2026.'),
    crop: text('Crop', 'Such as Canola, CWRS wheat or Summerfallow.', 60),
    yield: z
      .number()
      .positive()
      .optional()
      .meta({ title: 'Yield', description: 'A number such as 44. Leave it out where it is not known.' }),
    unit: z
      .enum(yieldUnits)
      .optional()
      .meta({ title: 'Unit', description: `${yieldUnits.join(', ')}; t is a tonne.` }),
    land: land(),
  })
  .superRefine(checkYield);

const DrainageSchema = z
  .strictObject({
    kind: z.enum(['tile', 'surface']).meta({ title: 'Kind', description: 'tile or surface.' }),
    ...words('Spacing, ditches, outlet.'),
    year: year('The year in which it was built.').optional(),
    licence: licence('The drainage licence or approval, where there is one.'),
  })
  .superRefine(checkWords);

const SiteSchema = z.strictObject({
  kind: z.enum(siteKinds).meta({ title: 'Kind', description: `${siteKinds.join(', ')}.` }),
  location: name('Location', 'A legal subdivision or quarter of this parcel, such as LSD 7-16-73-6-W6M.'),
  licence: licence('The number of the licence, such as W 0900112.'),
  operator: text('Operator', 'The company that holds the licence.', 80),
  status: z.enum(siteStatuses).meta({
    title: 'Status',
    description:
      'producing (a well), operating (anything else), suspended, abandoned (plugged, the land not yet restored) or reclaimed (with a certificate).',
  }),
  rent: rent('Dollars and cents, such as 3350 or 3350.50; 0 where none is paid.'),
  assigned: assigned(),
  reviewOn: calendarDate('Next review', 'When the rent may next be reviewed, such as 2028-05-01.').optional(),
});

const WaterSchema = z
  .strictObject({
    kind: z.enum(['well', 'dugout', 'dam', 'spring', 'creek', 'river', 'canal', 'pipeline', 'other']).meta({
      title: 'Kind',
      description: 'well, dugout, dam, spring, creek, river, canal, pipeline or other.',
    }),
    ...words('Depth, flow, quality, equipment.'),
    licence: licence('The licence to use the water, where there is one.'),
  })
  .superRefine(checkWords);

const AccessSchema = z
  .strictObject({
    kind: z
      .enum(['road', 'approach', 'road allowance', 'trail', 'easement'])
      .meta({ title: 'Kind', description: 'road, approach, road allowance, trail or easement.' }),
    ...words('Side, surface, winter.'),
  })
  .superRefine(checkWords);

const EnvironmentSchema = z.strictObject({
  kind: z
    .enum(['search', 'spill', 'tank', 'order', 'other'])
    .meta({ title: 'Kind', description: 'search, spill, tank, order or other.' }),
  description: text('Description', 'What was searched and found, or what happened and was done.', 300),
  year: year('The year of it.').optional(),
});

const TenancySchema = z.strictObject({
  tenant: text('Tenant', 'Such as A neighbouring farm. No names of people without their consent.', 80),
  terms: text('Terms', 'Such as Cash rent, half on April 1 and half on November 1.', 200),
  ends: calendarDate('Ends', 'The last day, such as 2027-10-31.').optional(),
  rent: rent('Dollars and cents for a year. Leave it out for a crop share.'),
  assigned: assigned(),
});

/** Facts that buyers ask about a parcel, each part with its date and source. */
export const LandRecordSchema = z.strictObject({
  soilRatings: part('Soil rating', 'The class or index of each soil survey.', SoilRatingSchema),
  soilTests: part('Soil tests', 'Laboratory results, newest first.', SoilTestSchema),
  yields: part('Crops and yields', 'Crops by year, newest first; five years if you can.', YieldSchema),
  drainage: part('Drainage', 'Tile and ditches, with maps and licences.', DrainageSchema),
  sites: part('Wells and sites', 'Wells, batteries, pipelines and their leases.', SiteSchema),
  water: part('Water', 'Wells for water, dugouts, springs, licences.', WaterSchema),
  access: part('Access', 'Roads, approaches, road allowances.', AccessSchema),
  environment: part('Environmental records', 'Searches, spills, tanks, orders.', EnvironmentSchema),
  tenancy: part('Tenancy', 'Who farms the land, on which terms, until when.', TenancySchema),
});
export type LandRecord = z.infer<typeof LandRecordSchema>;
export type RecordPartName = keyof LandRecord;
export type RecordPart<Name extends RecordPartName> = NonNullable<LandRecord[Name]>;
export type RecordEntry<Name extends RecordPartName> = RecordPart<Name>['entries'][number];
export type SurfaceSite = RecordEntry<'sites'>;
