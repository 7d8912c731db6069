import { z } from 'zod';
import { webOrigin } from '../../lib/web-origin';
import { CompanySchema } from './company';
import { calendarDate, name, reference, slug, text, webAddress } from './fields';
import { PodcastSchema } from './podcast-settings';
import { SaleRulesSchema } from './sale-rules';
import { SecuritySchema } from './security';
import { SellingChargesSchema } from './selling-charges';

/** Scheme and host (and port) of a website, and nothing after or before them. */
function origin(title: string, description: string) {
  return z
    .string()
    .max(200)
    .refine((value) => webOrigin(value) === value, {
      error: ({ input }) =>
        webOrigin(String(input)) === null
          ? 'is not the address of a website'
          : `is not a bare address: only ${String(webOrigin(String(input)))} of it may stand here`,
    })
    .meta({ title, description });
}

const CategorySchema = z.strictObject({
  slug: slug('Address', 'The folder under content/questions/.'),
  title: name('Title', 'Such as Buying farmland.'),
  short: name('Short title', 'A word or two for a row of links, such as Buying.'),
});

const networkAddress = 'The full address. Leave it out for a network that the company does not use.';

/** The facts of the company and the rules of its sales: content/settings/site.yaml. */
export const SettingsSchema = z.strictObject({
  brand: z.strictObject({
    name: name('Company name', 'As visitors read it, such as Example Land.'),
    slug: slug('Company name in addresses', 'Used in addresses such as /sell-with-example-land/.'),
    tagline: text('Tagline', 'One short sentence, shown in the footer and by search engines.'),
    story: text('What the name means', 'One sentence for the footer.').optional(),
  }),
  contact: z.strictObject({
    phone: z
      .string()
      .regex(/^\+1\d{10}$/, 'is not a telephone number')
      .meta({ title: 'Telephone', description: '+1 and ten digits, such as +17805550123.' }),
    email: z.email().max(200).meta({ title: 'E-mail', description: 'Such as hello@land.example.' }),
    responseNote: text('When we answer', 'One sentence on how soon e-mail is answered.'),
    hours: text('Office hours', 'Days, hours and the time zone.'),
  }),
  company: CompanySchema.optional(),
  security: SecuritySchema.optional(),
  social: z
    .strictObject({
      facebook: webAddress('Facebook', networkAddress).optional(),
      instagram: webAddress('Instagram', networkAddress).optional(),
      youtube: webAddress('YouTube', networkAddress).optional(),
    })
    .default({}),
  hosts: z.strictObject({
    site: origin('Website', 'Without a slash at the end, such as https://www.land.example.'),
    sales: origin(
      'Sales',
      'Where links to sales lead in calendars, feeds and on paper, such as https://sales.land.example. Leave it out when that is the website.',
    ).optional(),
    engine: origin('Auction engine', 'Without a slash at the end, such as https://bid.land.example.'),
  }),
  saleRules: SaleRulesSchema,
  sellingCharges: SellingChargesSchema.optional(),
  podcast: PodcastSchema,
  questionCategories: z.array(CategorySchema).min(1).meta({
    title: 'Question categories',
    singular: 'Question category',
    description: 'In the order of the FAQ.',
  }),
  popularLocations: z
    .array(reference('places', 'Place'))
    .meta({ title: 'Popular locations', description: 'Shown by the search box before anything is typed.' }),
  consent: z.strictObject({
    deniedRegions: z.array(z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'is not a region code')).meta({
      title: 'Regions that start denied',
      singular: 'Region',
      description: 'Codes such as CA-QC or DE where tracking starts off.',
    }),
  }),
  sample: z
    .strictObject({
      writtenFor: calendarDate(
        'Written for',
        'The day for which the dates of the sample sales were written.',
      ),
      notice: text('Notice', 'One sentence, shown once on each page.'),
    })
    .optional()
    .meta({ title: 'Sample data', description: 'Remove this block once the sales are real.' }),
});
export type Settings = z.infer<typeof SettingsSchema>;
