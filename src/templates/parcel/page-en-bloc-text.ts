import { plural } from '../../lib/plural';
import { formatShortDateTime, formatTimeOfDay } from '../../model/derive/dates';
import type { Lot, SaleRules } from '../../model/derive/lots';
import type { SaleContext } from '../../page-data/sale-context';

function timing({ zone, status }: SaleContext, { opensAt }: Lot, rules: SaleRules): string {
  const { enBlocDelayMinutes, enBlocRoundMinutes } = rules;
  const delay = plural(enBlocDelayMinutes, 'minute');
  const length = plural(enBlocRoundMinutes, 'minute');
  if (opensAt === null || status === 'postponed' || status === 'withdrawn')
    return `En bloc bidding opens ${delay} after the parcels close and stays open for ${length}.`;
  const close = new Date(opensAt.getTime() - enBlocDelayMinutes * 60_000);
  const [closes, opens] = status === 'completed' ? ['closed', 'opened'] : ['close', 'opens'];
  const stays = status === 'completed' ? 'stayed' : 'stays';
  const times = `The parcels ${closes} on ${formatShortDateTime(close, zone)}. En bloc bidding ${opens} ${delay} later, at ${formatTimeOfDay(opensAt, zone)}, and ${stays} open for ${length}.`;
  return status === 'completed'
    ? times
    : `${times} If late bids move the close, the en bloc round moves with it.`;
}

/** Describes the bidding on a group, with the times of its sale, as Markdown. */
export function enBlocText(saleContext: SaleContext, lot: Lot, rules: SaleRules): string {
  const margin = `${String(rules.enBlocPremiumPercent)}%`;
  return [
    'An en bloc bid is one bid for the land of all these parcels. It is the same land, not more land.',
    timing(saleContext, lot, rules),
    `It is for bidders who bid on at least one of these parcels and were approved for the full amount. ${rules.enBlocApproval}`,
    `While it runs, bids on the parcels can’t rise. An en bloc bid wins only when it is at least ${margin} above the high bids on the parcels together; a parcel without a bid counts at its starting bid. Then the parcels’ own bids fall away. Otherwise each parcel goes to its own high bidder.`,
  ].join('\n\n');
}
