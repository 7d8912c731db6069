import { z } from 'zod';
import { AerialSchema } from './aerial';
import {
  calendarDate,
  ImageSchema,
  instant,
  markdown,
  mediaFile,
  money,
  name,
  reference,
  slug,
  text,
  VideoSchema,
} from './fields';
import { EnBlocSchema, ParcelSchema } from './parcel';
import { endsAfterItBegins, scheduleFields, scheduleOrder } from './schedule';

export const OptionSchema = z.strictObject({
  slug: slug(),
  name: name('Name', 'What the buyer may add, such as Pivot package.'),
  summary: text('Summary', 'One sentence.'),
  description: markdown('Description', 'What is included, its condition and the terms.'),
  price: money('Price').optional(),
  priceNote: text(
    'Price in words',
    'Such as per year, or the formula when there is no fixed price.',
  ).optional(),
  exerciseDate: instant('Exercise by'),
  parcels: z
    .array(slug('Parcel', 'The address of a parcel of this sale.'))
    .min(1)
    .meta({ title: 'Parcels', description: 'The parcels whose buyer may take the option.' }),
  image: ImageSchema.optional(),
});
export type Option = z.infer<typeof OptionSchema>;

export const DocumentSchema = z.strictObject({
  title: name('Title', 'Such as Certificates of title, all parcels.'),
  file: mediaFile('document', 'File', 'a document', 'documents/titles.pdf'),
  date: calendarDate('Date'),
  parcels: z
    .array(slug('Parcel', 'The address of a parcel of this sale.'))
    .default([])
    .meta({ title: 'Parcels', description: 'Leave empty when the document is about the whole sale.' }),
});

const zonePattern = /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/]+$/;

/** The time zones of the provinces in which sales are held. */
const timeZones: readonly string[] = [
  'America/Edmonton',
  'America/Regina',
  'America/Swift_Current',
  'America/Winnipeg',
  'America/Vancouver',
  'America/Dawson_Creek',
  'America/Fort_Nelson',
  'America/Creston',
];

/** A sale with all its lots: content/sales/{slug}.yaml. */
export const SaleSchema = z
  .strictObject({
    name: name('Name', 'The name of the sale, such as Burnt Birch Ranch.'),
    id: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,40}$/, 'is not an ID')
      .meta({
        title: 'ID',
        description:
          'What the auction engine calls the sale: letters, digits and dashes, such as sale-1042. It stays when the name or the address changes.',
      }),
    sample: z.boolean().default(false).meta({
      title: 'Sample sale',
      description:
        'true moves its dates along with the day of the build, by whole weeks; leave it out for a real sale.',
      hint: 'Whether its dates move along with the day of the build, by whole weeks. Never those of a real sale.',
    }),
    banner: name('Banner label', 'A short label over the picture, such as New date.').optional(),
    state: z.enum(['scheduled', 'postponed', 'withdrawn']).default('scheduled').meta({
      title: 'State',
      description: 'scheduled, postponed or withdrawn. Live and completed follow from the times.',
    }),
    posted: calendarDate(
      'Posted',
      'The day on which the sale went on the site, such as 2026-11-03. Feeds list new sales by it.',
    ).optional(),
    nothingSold: z.boolean().default(false).meta({
      title: 'Nothing sold',
      description:
        'true once the sale has closed without an accepted bid; until then a closed sale says that its results are to come.',
      hint: 'Whether the sale has closed without an accepted bid. Until then a closed sale says that its results are to come.',
    }),
    stateNote: text('Why', 'One or two sentences on why the sale is postponed or withdrawn.').optional(),
    summary: text('Summary', 'One sentence that says what the land is.'),
    description: markdown(
      'Description',
      'Two to five paragraphs: the land, its history, what a buyer should know.',
    ),
    place: reference('places', 'Nearest place'),
    municipality: name('Municipality', 'Such as County of Grande Prairie No. 1 or R.M. of Cambria No. 6.'),
    saleImage: ImageSchema.meta({ title: 'Main picture', description: 'A wide picture, at least 1600 px.' }),
    aerial: AerialSchema.optional(),
    gallery: z
      .array(ImageSchema)
      .default([])
      .meta({ title: 'Gallery', singular: 'Picture', description: 'More pictures of the land.' }),
    video: VideoSchema.optional(),
    timeZone: z
      .string()
      .regex(zonePattern, 'is not a time zone')
      .refine((zone) => !zonePattern.test(zone) || timeZones.includes(zone), {
        error: 'is not a time zone of Alberta, British Columbia, Manitoba or Saskatchewan',
        params: { advice: `one of ${timeZones.join(', ')}.` },
      })
      .optional()
      .meta({
        title: 'Time zone',
        description: 'Such as America/Edmonton, America/Regina, America/Winnipeg or America/Dawson_Creek.',
      }),
    registerBy: instant(
      'Register by',
      'The deadline of registration, before bidding opens, such as 2026-12-08T16:00:00-06:00. After it pages say that registration has closed and whom to call.',
    ).optional(),
    startTime: instant('Bidding opens').optional(),
    endTime: instant('Bidding closes').optional(),
    closingDate: calendarDate(
      'Closing date',
      'The business day on which the lawyers exchange the money for the title, such as 2027-01-15. The offer to purchase has to name the same day. Leave it out while the sale has no date.',
    ).optional(),
    possession: text(
      'Possession',
      'When the buyer may take possession, such as On closing, 29 January 2027.',
    ),
    parcels: z
      .array(ParcelSchema)
      .min(1)
      .meta({ title: 'Parcels', singular: 'Parcel', description: 'At least one parcel.' }),
    enBlocs: z.array(EnBlocSchema).default([]).meta({
      title: 'En bloc groups',
      singular: 'En bloc group',
      description: 'Parcels that are also offered together.',
    }),
    options: z
      .array(OptionSchema)
      .default([])
      .meta({ title: 'Options', singular: 'Option', description: 'What the buyer of a parcel can add.' }),
    documents: z
      .array(DocumentSchema)
      .default([])
      .meta({ title: 'Documents', singular: 'Document', description: 'Offers, titles, leases and notices.' }),
    changes: z
      .array(
        z.strictObject({
          date: calendarDate('Date'),
          text: text('Change', 'What changed, in one sentence.'),
        }),
      )
      .default([])
      .meta({
        title: 'Changes',
        singular: 'Change',
        description: 'Every change after the sale was posted, newest first.',
      }),
    viewingDays: z
      .array(
        z.strictObject({
          startTime: instant('From'),
          endTime: instant('To'),
          note: text('Where', 'Where to meet and what to bring.'),
        }),
      )
      .default([])
      .meta({
        title: 'Viewing days',
        singular: 'Viewing day',
        description: 'When buyers may walk the land with somebody.',
      }),
    contacts: z
      .array(reference('team', 'Team member'))
      .min(1)
      .meta({ title: 'People to ask', description: 'At least one team member.' }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type SaleFields = z.infer<typeof SaleSchema>;
/** A sale with the slug that its file name gives. */
export type Sale = SaleFields & { readonly slug: string };
