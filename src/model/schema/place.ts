import { z } from 'zod';
import { name } from './fields';

export const provinceCodes = ['AB', 'BC', 'MB', 'SK'] as const;

/** A place that sales are near to: content/places/{slug}.yaml. */
export const PlaceSchema = z.strictObject({
  name: name('Name', 'Such as Spirit River.'),
  province: z.enum(provinceCodes).meta({ title: 'Province', description: 'AB, BC, MB or SK.' }),
  longitude: z
    .number()
    .min(-141)
    .max(-52)
    .meta({ title: 'Longitude', description: 'Degrees, negative in Canada, such as -118.84.' }),
  latitude: z.number().min(41).max(84).meta({ title: 'Latitude', description: 'Degrees, such as 55.78.' }),
});
export type Place = z.infer<typeof PlaceSchema> & { readonly slug: string };
