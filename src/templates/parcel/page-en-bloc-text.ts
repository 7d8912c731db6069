import { minutesInWords, percentInWords } from '../../lib/number-words';
import { formatShortDateTime, formatTimeOfDay } from '../../model/derive/dates';
import type { Lot, SaleRules } from '../../model/derive/lots';
import { membersCloseApart } from '../../page-data/lot-members';
import type { SaleContext } from '../../page-data/sale-context';
import { closesWord } from '../../page-data/sale-steps';

/** The verbs of the day. If late bids extend bidding, the posted time is when it begins to close. */
function tense(past: boolean, extended: boolean): readonly [string, string, string] {
  if (past) return extended ? ['began to close', 'opened', 'began to close'] : ['closed', 'opened', 'closed'];
  return extended ? ['begin to close', 'opens', 'begins to close'] : ['close', 'opens', 'closes'];
}

function timing(saleContext: SaleContext, lot: Lot, rules: SaleRules): string {
  const { zone, status } = saleContext;
  const { opensAt } = lot;
  const { enBlocDelayMinutes, enBlocRoundMinutes, extensionMinutes } = rules;
  const delay = minutesInWords(enBlocDelayMinutes);
  const length = minutesInWords(enBlocRoundMinutes);
  if (opensAt === null || status === 'postponed' || status === 'withdrawn')
    return `En bloc bidding opens ${delay} after the parcels close and ${closesWord(rules)} after ${length}.`;
  const close = new Date(opensAt.getTime() - enBlocDelayMinutes * 60_000);
  const [parcelsClose, roundOpens, roundCloses] = tense(status === 'completed', extensionMinutes > 0);
  const parcels = membersCloseApart(saleContext, lot)
    ? `The last of the parcels ${roundCloses}`
    : `The parcels ${parcelsClose}`;
  const times = `${parcels} on ${formatShortDateTime(close, zone)}. En bloc bidding ${roundOpens} ${delay} later, at ${formatTimeOfDay(opensAt, zone)}, and ${roundCloses} after ${length}.`;
  return status === 'completed' || extensionMinutes === 0
    ? times
    : `${times} If late bids move the close of the parcels, the en bloc round moves with it.`;
}

/** Describes the bidding on a group, with the times of its sale, as Markdown. */
export function enBlocText(saleContext: SaleContext, lot: Lot, rules: SaleRules): string {
  const { enBlocPremiumPercent: percent } = rules;
  const least = percent === 0 ? 'above' : `at least ${percentInWords(percent)} above`;
  return [
    'An en bloc bid is one bid for the land of all these parcels. It is the same land, not more land.',
    timing(saleContext, lot, rules),
    `It is for bidders who bid on at least one of these parcels and were approved for the full amount. ${rules.enBlocApproval}`,
    `While it runs, bids on the parcels can’t rise. An en bloc bid wins only when it is ${least} the high bids on the parcels together; a parcel without a bid counts at its starting bid. Then the parcels’ own bids fall away. Otherwise each parcel goes to its own high bidder.`,
  ].join('\n\n');
}
