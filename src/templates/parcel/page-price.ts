import { standardCurrency } from '../../lib/money';
import { listWords } from '../../lib/sentence';
import { formatEnBlocDate } from '../../model/derive/dates';
import { inSentence, type Lot } from '../../model/derive/lots';
import {
  soldOutcome,
  lotPrice,
  pricedCultivatedAcres,
  pricePerAcre,
  unsoldOutcome,
} from '../../model/derive/prices';
import type { ParcelPriceProps } from './props';
import { membersOf } from '../../page-data/lot-members';
import { lotNumber } from '../../page-data/lot-row';
import type { SaleContext } from '../../page-data/sale-context';

type Group = Lot & { readonly enBloc: true };

function dollarsPerAcre(price: number, acres: number): string | null {
  const value = pricePerAcre(price, acres);
  return value === null ? null : standardCurrency(value);
}

function figures(label: string, amount: number, lot: Lot, note: string | null): ParcelPriceProps {
  return {
    label,
    figure: standardCurrency(amount),
    perTitledAcre: dollarsPerAcre(amount, lot.titledAcres),
    perCultivatedAcre: dollarsPerAcre(amount, pricedCultivatedAcres(lot)),
    note,
  };
}

/** The groups that a parcel is offered in. */
export function groupsOf({ lots }: SaleContext, { slug }: Lot): Group[] {
  return lots.filter((lot): lot is Group => lot.enBloc && lot.memberSlugs.includes(slug));
}

function closedOn({ zone }: SaleContext, { closesAt }: Lot): string {
  return closesAt === null ? '' : ` on ${formatEnBlocDate(closesAt, zone)}`;
}

/** Returns the result of a parcel that sold with its group: the group's price, with its own starting bid in a note. */
function soldWithGroup(saleContext: SaleContext, lot: Lot, group: Group, amount: number): ParcelPriceProps {
  const others = membersOf(saleContext, group).filter(({ slug }) => slug !== lot.slug);
  const numbers = listWords(others.map((other) => lotNumber(saleContext, other)));
  const together = `${others.length === 1 ? 'parcel' : 'parcels'} ${numbers}`;
  const own = `The starting bid of ${inSentence(lot.name)} alone was ${standardCurrency(lot.startingBid)}.`;
  return figures(
    'Sold en bloc',
    amount,
    group,
    `The price of ${inSentence(lot.name)} together with ${together}. ${own}`,
  );
}

/** Price with label and note beside the name of a lot, as of the build. */
export function parcelPrice(saleContext: SaleContext, lot: Lot): ParcelPriceProps | null {
  const { sale, status } = saleContext;
  if (status === 'withdrawn') return null;
  if (status !== 'completed') return figures('Starting bid', lot.startingBid, lot, null);
  const won = groupsOf(saleContext, lot).find(({ acceptedBid }) => acceptedBid !== null);
  if (won?.acceptedBid != null) return soldWithGroup(saleContext, lot, won, won.acceptedBid);
  const { kind, amount } = lotPrice(lot, sale, status);
  const starting = standardCurrency(lot.startingBid);
  if (kind === 'final')
    return figures(
      'Accepted bid',
      amount,
      lot,
      `Sold${closedOn(saleContext, lot)}. Starting bid ${starting}.`,
    );
  const apart = lot.enBloc && lot.memberSlugs.some((slug) => soldOutcome(sale, slug) === 'sold');
  const end = apart ? 'The parcels sold one by one' : 'Not sold';
  const open = unsoldOutcome(sale) === 'result to come';
  return figures('Starting bid', amount, lot, open ? null : `${end}${closedOn(saleContext, lot)}.`);
}
