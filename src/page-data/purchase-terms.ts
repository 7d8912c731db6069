import { standardCurrency } from '../lib/money';
import { capitalized, listWords } from '../lib/sentence';
import { formatLongCalendarDate } from '../model/derive/dates';
import type { Lot } from '../model/derive/lots';
import {
  describeTransferRates,
  provincialTransferCharges,
  type ProvincialTransferCharge,
} from '../model/derive/provincial-transfer-charges';
import type { Settings } from '../model/schema/settings';
import type { FactProps } from './common-props';
import { membersOf } from './lot-members';
import { lotNumber } from './lot-row';
import type { SaleContext } from './sale-context';

type Rules = Settings['saleRules'];

/** The province's tax or fee on the transfer of the land of a sale. */
export function transferChargeOf({ place }: Pick<SaleContext, 'place'>): ProvincialTransferCharge {
  return provincialTransferCharges[place.province];
}

function transferFact(saleContext: SaleContext): FactProps {
  const { name, rates, exempt } = transferChargeOf(saleContext);
  const rate = capitalized(describeTransferRates(rates));
  return { label: name, value: exempt === '' ? rate : `${rate}, ${exempt}` };
}

function feeText({ buyerFeePercent }: Rules): string {
  return buyerFeePercent === 0 ? 'None' : `${String(buyerFeePercent)}% of the accepted bid, on top of it`;
}

function depositText({ depositPercent, depositDue, depositTo }: Rules): string {
  return depositPercent === 0
    ? 'None'
    : `${String(depositPercent)}% of the accepted bid, ${depositDue}, to ${depositTo}`;
}

/** Money and dates of a purchase in a sale; the closing date is left out while there is none. */
export function purchaseTerms(saleContext: SaleContext, rules: Rules): FactProps[] {
  const { closingDate } = saleContext.sale;
  return [
    { label: 'Minimum raise', value: standardCurrency(rules.minimumRaise) },
    { label: 'Deposit', value: depositText(rules) },
    { label: 'Buyer’s fee', value: feeText(rules) },
    transferFact(saleContext),
    ...(closingDate === undefined
      ? []
      : [{ label: 'Closing date', value: formatLongCalendarDate(closingDate) }]),
  ];
}

function groupText(saleContext: SaleContext, lot: Lot): string {
  const groups = saleContext.lots.filter((other) => other.enBloc && other.memberSlugs.includes(lot.slug));
  const others = groups.map((group) => {
    const members = membersOf(saleContext, group).filter(({ slug }) => slug !== lot.slug);
    const numbers = listWords(members.map((member) => lotNumber(saleContext, member)));
    return `${members.length === 1 ? 'parcel' : 'parcels'} ${numbers} (en bloc ${lotNumber(saleContext, group)})`;
  });
  return others.join(', or with ');
}

/** The block that a parcel is also offered in. */
export function enBlocTerm(saleContext: SaleContext, lot: Lot): FactProps {
  const groups = groupText(saleContext, lot);
  return { label: 'En bloc', value: groups === '' ? 'Not offered en bloc' : `Also offered with ${groups}` };
}

/** The requirements for bidding on the block of a parcel; null if there is no block. */
export function enBlocNote({ lots }: SaleContext, { slug }: Lot, { enBlocApproval }: Rules): string | null {
  const offered = lots.some((lot) => lot.enBloc && lot.memberSlugs.includes(slug));
  return offered
    ? `To bid on the block, you have to bid on at least one of its parcels and be approved. ${enBlocApproval}`
    : null;
}
