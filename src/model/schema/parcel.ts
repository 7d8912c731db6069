import { z } from 'zod';
import {
  acres,
  bid,
  ImageSchema,
  instant,
  legalDescription,
  markdown,
  money,
  name,
  slug,
  text,
} from './fields';
import { LandRecordSchema } from './land-record';

export const landUseValues = ['cultivated', 'irrigated', 'pasture', 'mixed'] as const;

export const otherUses = [
  'hay',
  'tame pasture',
  'native pasture',
  'bush',
  'wetland',
  'yard',
  'unbroken',
  'other',
] as const;

export const FeatureSchema = z.strictObject({
  slug: slug(),
  name: name('Name', 'What the feature is, such as Three hopper-bottom bins.'),
  kind: name('Kind', 'One word for the list, such as Storage, Water, Income or Access.'),
  summary: text('Summary', 'One sentence.'),
  description: markdown(
    'Description',
    'Size, age, condition and what goes with the land. Without it, and without a picture, the feature is listed on its parcel and has no page of its own.',
  ).optional(),
  image: ImageSchema.optional(),
});
export type Feature = z.infer<typeof FeatureSchema>;

export const IncomeSchema = z.strictObject({
  description: text('Description', 'Who pays, for what and where, such as A cell tower, SE 16.'),
  perYear: money('Amount per year'),
  assigned: z.boolean().meta({
    title: 'Goes to the buyer',
    description: 'true when the income is assigned to the buyer.',
    hint: 'Whether the income is assigned to the buyer.',
  }),
});

const PointSchema = z
  .tuple([z.number().min(-141).max(-52), z.number().min(41).max(84)])
  .meta({ title: 'Point', description: 'Longitude, then latitude, in degrees, such as [-113.752, 52.474].' });

export const PolygonSchema = z.strictObject({
  type: z.literal('Polygon').meta({ title: 'Type', description: 'Polygon.' }),
  coordinates: z.array(z.array(PointSchema).min(4)).min(1).meta({
    title: 'Coordinates',
    singular: 'Ring',
    description: 'The outline, then its holes; each ends where it begins.',
  }),
});
export type Polygon = z.infer<typeof PolygonSchema>;

export const ParcelSchema = z.strictObject({
  slug: slug(),
  name: name('Name', 'Shown as the heading, such as Parcel 1.'),
  summary: name('Land in a few words', 'Such as Irrigated, 4 pivots.'),
  description: markdown('Description', 'The land, its access, water, fences and buildings.'),
  landDescriptions: z
    .array(
      legalDescription(
        'Legal land description',
        'Such as NW-14-72-6-W6M, E1/2 16-73-6-W6M or NE 17-3-4 WPM.',
      ),
    )
    .min(1)
    .meta({
      title: 'Legal land descriptions',
      description: 'One line for each quarter, half, section or legal subdivision.',
    }),
  boundary: z.array(PolygonSchema).default([]).meta({
    title: 'Boundary',
    singular: 'Polygon',
    description:
      'Only where the land is not whole quarters: its surveyed outline, a GeoJSON Polygon for each piece of it.',
  }),
  landUse: z
    .enum(landUseValues)
    .meta({ title: 'Land use', description: 'cultivated, irrigated, pasture or mixed.' }),
  titledAcres: z
    .number()
    .positive()
    .meta({ title: 'Titled acres', description: 'Acres on the title, such as 318.2.' }),
  cultivatedAcres: acres('Cultivated acres', 'Acres under crop, 0 when there are none.'),
  irrigatedAcres: acres('Irrigated acres', 'The part of the cultivated acres that is irrigated.').optional(),
  otherUses: z
    .array(
      z.strictObject({
        use: z.enum(otherUses).meta({ title: 'Use', description: otherUses.join(', ') + '.' }),
        acres: acres('Acres'),
      }),
    )
    .default([])
    .meta({
      title: 'Other land uses',
      singular: 'Land use',
      description: 'Together with the cultivated acres at most the titled acres.',
    }),
  pivots: z
    .array(legalDescription('Quarter', 'A quarter of this parcel, such as NE-12-10-17-W4M.'))
    .default([])
    .meta({
      title: 'Pivots',
      description: 'Quarters under a centre pivot; the plan shows a circle in each.',
    }),
  coulees: z
    .array(legalDescription('Quarter', 'A quarter of this parcel, such as SE-14-10-17-W4M.'))
    .default([])
    .meta({
      title: 'Coulees',
      description: 'Quarters that a coulee or a creek crosses; the plan shows a blue line in each.',
    }),
  soil: text('Soil', 'Zone and texture, such as Thin Black loam. Classes are in the land record.'),
  assessment: money('Assessment', 'The municipal assessment in whole dollars.').optional(),
  taxes: z
    .strictObject({
      year: z.int().min(2000).max(2100).meta({ title: 'Year', description: 'Such as 2026.' }),
      amount: money('Amount'),
    })
    .optional()
    .meta({ title: 'Property taxes', description: 'The last tax notice: its year and whole dollars.' }),
  income: z.array(IncomeSchema).default([]).meta({
    title: 'Other income',
    singular: 'Income',
    description: 'What the land earns beside surface leases and rents, which are in the land record.',
  }),
  landRecord: LandRecordSchema.optional().meta({
    title: 'Land record',
    description:
      'What buyers ask. Leave out what nobody has asked about; the page says that it is not known.',
  }),
  minerals: text(
    'Minerals',
    'Whether mines and minerals are sold with the land, such as Not included.',
  ).optional(),
  possession: text(
    'Possession',
    'When the buyer may take possession, if it differs from the sale.',
  ).optional(),
  startingBid: bid('Starting bid'),
  acceptedBid: bid(
    'Accepted bid',
    'Once the parcel is sold by itself: the accepted bid in whole dollars.',
  ).optional(),
  startTime: instant(
    'Bidding opens',
    'Only if it differs from the sale: such as 2026-12-09T09:00:00-06:00.',
  ).optional(),
  endTime: instant(
    'Bidding closes',
    'Only if it differs from the sale: such as 2026-12-09T11:00:00-06:00.',
  ).optional(),
  images: z
    .array(ImageSchema)
    .default([])
    .meta({ title: 'Pictures', singular: 'Picture', description: 'Pictures of this parcel.' }),
  features: z
    .array(FeatureSchema)
    .default([])
    .meta({ title: 'Features', singular: 'Feature', description: 'What comes with the land.' }),
});
export type Parcel = z.infer<typeof ParcelSchema>;

export const EnBlocSchema = z.strictObject({
  slug: slug(),
  name: name('Name', 'Such as En bloc, parcels 1 to 3.'),
  parcels: z
    .array(slug('Parcel', 'The address of a parcel of this sale.'))
    .min(2)
    .meta({ title: 'Parcels', description: 'The addresses of at least two parcels of this sale.' }),
  startingBid: bid('Starting bid'),
  acceptedBid: bid('Accepted bid', 'Only when the en bloc bid won: whole dollars.').optional(),
});
export type EnBloc = z.infer<typeof EnBlocSchema>;
