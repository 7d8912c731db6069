import { minutesInWords } from '../../lib/number-words';
import { formatShortDateTime } from '../../model/derive/dates';
import type { Lot, SaleRules } from '../../model/derive/lots';
import { groupsOf } from './page-price';
import { enBlocBidders } from '../../page-data/en-bloc-rule';
import { closesWord, lateBidsNote, type SaleStepProps } from '../../page-data/sale-steps';
import type { SaleContext } from '../../page-data/sale-context';

function step(title: string, at: Date, text: string, note = ''): SaleStepProps {
  return { title, at: at.toISOString(), text, note, conditional: false };
}

const forWhom = `${enBlocBidders}. Parcel bids can’t rise any more.`;

function parcelSteps(saleContext: SaleContext, lot: Lot, rules: SaleRules): SaleStepProps[] {
  const { opensAt, closesAt } = lot;
  if (opensAt === null || closesAt === null) return [];
  const round = groupsOf(saleContext, lot)[0]?.opensAt ?? null;
  const delay = `${minutesInWords(rules.enBlocDelayMinutes)} after the close`;
  return [
    step('Bidding opens', opensAt, formatShortDateTime(opensAt, saleContext.zone)),
    step(
      `Bidding ${closesWord(rules)}`,
      closesAt,
      formatShortDateTime(closesAt, saleContext.zone),
      lateBidsNote(rules),
    ),
    ...(round === null
      ? []
      : [{ ...step('En bloc bidding', round, delay, `It is ${forWhom}`), conditional: true }]),
  ];
}

function groupSteps({ zone, times }: SaleContext, lot: Lot, rules: SaleRules): SaleStepProps[] {
  const { opensAt, closesAt } = lot;
  if (opensAt === null || closesAt === null || times.opensAt === null) return [];
  const close = new Date(opensAt.getTime() - rules.enBlocDelayMinutes * 60_000);
  const length = `It ${closesWord(rules)} after ${minutesInWords(rules.enBlocRoundMinutes)}.`;
  return [
    step('Parcels open', times.opensAt, formatShortDateTime(times.opensAt, zone)),
    step(
      rules.extensionMinutes === 0 ? 'Parcels close' : 'Parcels begin to close',
      close,
      formatShortDateTime(close, zone),
      lateBidsNote(rules),
    ),
    {
      ...step('En bloc opens', opensAt, formatShortDateTime(opensAt, zone), `${length} It is ${forWhom}`),
      conditional: true,
    },
    step(`En bloc ${closesWord(rules)}`, closesAt, formatShortDateTime(closesAt, zone), lateBidsNote(rules)),
  ];
}

/** Steps of a lot from registration on; none while its sale has no date. */
export function lotSteps(saleContext: SaleContext, lot: Lot, rules: SaleRules): SaleStepProps[] {
  const { sale, zone, status } = saleContext;
  if (status === 'postponed' || status === 'withdrawn') return [];
  const bidding = lot.enBloc ? groupSteps(saleContext, lot, rules) : parcelSteps(saleContext, lot, rules);
  if (sale.registerBy === undefined || bidding.length === 0) return bidding;
  const by = new Date(sale.registerBy);
  return [step('Register to bid', by, `By ${formatShortDateTime(by, zone)}`), ...bidding];
}
