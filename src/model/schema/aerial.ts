import { z } from 'zod';
import { ImageSchema, name } from './fields';

function percent(title: string, description: string) {
  return z.number().min(0).max(100).meta({ title, description });
}

/** A corner of a quarter, and where a picture shows it. */
function cornerIn(title: string, corner: string) {
  return z
    .strictObject({
      quarter: name('Quarter', `The quarter whose ${corner} corner this is, such as NW-16-73-6-W6M.`),
      x: percent('From the left', 'Percent of the width of the picture, such as 12.5.'),
      y: percent('From the top', 'Percent of the height of the picture, such as 8.'),
    })
    .meta({ title, description: `The ${corner} corner of a quarter, and where the picture shows it.` });
}

/** A picture of all land of a sale from straight above, with two corners that tie it to the survey. */
export const AerialSchema = ImageSchema.extend({
  northWest: cornerIn('North-west corner', 'north-west'),
  southEast: cornerIn('South-east corner', 'south-east'),
}).meta({
  title: 'Picture from above',
  description:
    'Only a picture from straight above with north at the top, in which the quarters can be seen. Visitors slide the plan over it. Choose two corners far apart.',
});
export type Aerial = z.infer<typeof AerialSchema>;
