import { minutesInWords, percentInWords } from '../lib/number-words';
import type { SaleRules } from '../model/derive/lots';

/** The bidders who may bid on a group, as the end of a sentence that names the group. */
export const enBlocBidders = 'for bidders who bid on at least one of its parcels and qualify';

/** The rule of en bloc bidding in a paragraph. */
export function enBlocRule({ enBlocDelayMinutes, enBlocPremiumPercent }: SaleRules): string {
  const margin = enBlocPremiumPercent === 0 ? '' : ` by at least ${percentInWords(enBlocPremiumPercent)}`;
  return [
    `The en bloc round for a block opens ${minutesInWords(enBlocDelayMinutes)} after the last of its parcels closes, ${enBlocBidders}.`,
    `The block sells only if its bid beats the parcel bids added up${margin}.`,
    'Otherwise each parcel goes to its own high bidder.',
  ].join(' ');
}
