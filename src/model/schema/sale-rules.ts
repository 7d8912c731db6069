import { z } from 'zod';
import { money, text } from './fields';

/** The rules of all sales, a part of the settings. */
export const SaleRulesSchema = z.strictObject({
  minimumRaise: money(
    'Minimum raise',
    'Dollars by which a bid has to exceed the one before, as set in the auction engine, such as 1000.',
  ),
  extensionMinutes: z
    .int()
    .min(0)
    .max(60)
    .meta({ title: 'Extension', description: 'Minutes that a late bid adds to the close.' }),
  enBlocDelayMinutes: z.int().min(1).max(240).meta({
    title: 'Minutes until en bloc bidding',
    description: 'Between the close of the parcels and the en bloc opening.',
  }),
  enBlocRoundMinutes: z
    .int()
    .min(1)
    .max(1440)
    .meta({ title: 'Minutes of en bloc bidding', description: 'How long en bloc bidding stays open.' }),
  enBlocPremiumPercent: z.number().min(0).max(50).meta({
    title: 'En bloc premium',
    description: 'Percent by which an en bloc bid must beat the parcels together.',
  }),
  enBlocApproval: text(
    'Approval for en bloc',
    'What a bidder has to show, by when, and who approves. One or two sentences.',
  ),
  depositPercent: z
    .number()
    .min(0)
    .max(100)
    .meta({ title: 'Deposit', description: 'Percent of the accepted bid.' }),
  depositDue: text(
    'Deposit due',
    'Goes on from "The deposit is due", such as: by 4:00 PM on the second business day after the close.',
  ),
  depositTo: text('Deposit paid to', 'Goes on from "Pay it to", such as: the seller’s lawyer in trust.'),
  buyerFeePercent: z.number().min(0).max(50).meta({
    title: 'Buyer’s fee',
    description: 'Percent of the accepted bid that the buyer pays on top of it; 0 for none.',
  }),
  gstPercent: z.number().min(0).max(100).meta({
    title: 'GST',
    description: 'Percent of the accepted bid that a buyer pays who is not registered for GST, such as 5.',
  }),
});
