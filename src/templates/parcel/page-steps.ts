import { minutesInWords } from '../../lib/number-words';
import { zoneOffsetMinutes } from '../../lib/time-zones';
import { closesApart } from '../../model/derive/closes-apart';
import { formatEnBlocDate, formatShortDateTime } from '../../model/derive/dates';
import type { Lot, SaleRules } from '../../model/derive/lots';
import { biddingHours } from '../../model/derive/times';
import { groupsOf } from './page-price';
import { enBlocBidders } from '../../page-data/en-bloc-rule';
import { membersOf, membersCloseApart } from '../../page-data/lot-members';
import { closesWord, enBlocRounds, lateBidsNote, type SaleStepProps } from '../../page-data/sale-steps';
import type { SaleContext } from '../../page-data/sale-context';

function step(zone: string, title: string, at: Date, text: string, note = ''): SaleStepProps {
  const offsetMinutes = zoneOffsetMinutes(zone, at);
  return { title, at: at.toISOString(), offsetMinutes, text, note, conditional: false };
}

const forWhom = `${enBlocBidders}. Parcel bids can’t rise any more.`;

function parcelSteps(saleContext: SaleContext, lot: Lot, rules: SaleRules): SaleStepProps[] {
  const { zone } = saleContext;
  const { opensAt, closesAt } = lot;
  if (opensAt === null || closesAt === null) return [];
  const delay = minutesInWords(rules.enBlocDelayMinutes);
  return [
    step(zone, 'Bidding opens', opensAt, formatShortDateTime(opensAt, zone)),
    step(
      zone,
      `Bidding ${closesWord(rules)}`,
      closesAt,
      formatShortDateTime(closesAt, zone),
      lateBidsNote(rules),
    ),
    ...enBlocRounds(groupsOf(saleContext, lot)).map(({ title, group, start }) => {
      const close = membersCloseApart(saleContext, group) ? 'the last of its parcels closes' : 'the close';
      return {
        ...step(zone, title, start, `${delay} after ${close}`, `It is ${forWhom}`),
        conditional: true,
      };
    }),
  ];
}

/** The steps of a group. En bloc shows the date only. */
function groupSteps(saleContext: SaleContext, lot: Lot, rules: SaleRules): SaleStepProps[] {
  const { zone } = saleContext;
  const { opensAt, closesAt } = lot;
  const parcels = biddingHours(membersOf(saleContext, lot));
  if (opensAt === null || closesAt === null || parcels.opensAt === null) return [];
  if (parcels.firstCloseAt === null || parcels.closesAt === null) return [];
  const closes = { firstCloseAt: parcels.firstCloseAt, closesAt: parcels.closesAt };
  const apart = closesApart(closes);
  const [delay, length] = [rules.enBlocDelayMinutes, rules.enBlocRoundMinutes].map(minutesInWords);
  const round = `It opens ${delay} after the parcels close and ${closesWord(rules)} after ${length}.`;
  const dated = (title: string, at: Date, note = '') =>
    step(zone, title, at, formatShortDateTime(at, zone), note);
  const enBloc = (title: string, at: Date, note: string) => ({
    ...step(zone, title, at, formatEnBlocDate(at, zone), note),
    conditional: true,
  });
  return [
    dated('Parcels open', parcels.opensAt),
    dated(
      rules.extensionMinutes === 0 && !apart ? 'Parcels close' : 'Parcels begin to close',
      closes.firstCloseAt,
      lateBidsNote(rules),
    ),
    ...(apart ? [dated(`The last parcel ${closesWord(rules)}`, closes.closesAt)] : []),
    enBloc('En bloc opens', opensAt, `${round} It is ${forWhom}`),
    enBloc(`En bloc ${closesWord(rules)}`, closesAt, lateBidsNote(rules)),
  ];
}

/** Returns the steps of a lot from registration on; none while its sale has no date. */
export function lotSteps(saleContext: SaleContext, lot: Lot, rules: SaleRules): SaleStepProps[] {
  const { sale, zone, status } = saleContext;
  if (status === 'postponed' || status === 'withdrawn') return [];
  const bidding = lot.enBloc ? groupSteps(saleContext, lot, rules) : parcelSteps(saleContext, lot, rules);
  if (sale.registerBy === undefined || bidding.length === 0) return bidding;
  const by = new Date(sale.registerBy);
  return [step(zone, 'Register to bid', by, `By ${formatShortDateTime(by, zone)}`), ...bidding];
}
