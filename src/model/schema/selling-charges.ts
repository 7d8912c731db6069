import { z } from 'zod';
import { money } from './fields';

function percent(title: string, description: string) {
  return z.number().min(0).max(50).meta({ title, description });
}

/** Charges to a seller: `sellingCharges` in content/settings/site.yaml. */
export const SellingChargesSchema = z
  .strictObject({
    percentFrom: percent('Percentage from', 'Percent of the accepted bids, at the least, such as 2.'),
    percentTo: percent('Percentage to', 'Percent of the accepted bids, at the most, such as 4.'),
    costsAtMost: money('Costs at most', 'Dollars a seller may owe if nothing sells, such as 3500.'),
    withdrawalPerParcel: money(
      'Charge for withdrawing',
      'Dollars for each parcel that is withdrawn once the sale is posted, such as 5000.',
    ),
  })
  .refine(({ percentFrom, percentTo }) => percentFrom <= percentTo, {
    path: ['percentTo'],
    error: 'is less than the percentage from',
    params: { advice: 'the higher one of the two; the same as percentFrom where there is only one.' },
  })
  .meta({
    title: 'Charges to sellers',
    description: 'For the pages on selling. Leave the block out where no page states them.',
  });
export type SellingCharges = z.infer<typeof SellingChargesSchema>;
