import { standardCurrency } from '../lib/money';
import { listWords } from '../lib/sentence';
import type { EnBloc, Parcel } from '../model/schema/parcel';
import type { Sale } from '../model/schema/sale';
import { sumBids, minimumBlockBid } from '../model/derive/en-bloc-round';
import type { SaleRules } from '../model/derive/lots';
import { parcelNumber } from '../model/derive/lots';
import { soldOutcome } from '../model/derive/prices';
import { parcelRoute, enBlocSimulatorAnchor } from '../model/derive/routes';
import type { SaleStatus } from '../model/derive/status';
import type { BuildContext } from './build-context';

/** The rule of an en bloc group worked out with the numbers of its sale. */
export interface EnBlocExampleProps {
  readonly href: string;
  readonly name: string;
  /** Bids that are added up or compared, with their sum. */
  readonly lines: readonly { readonly label: string; readonly sum: string }[];
  /** The conclusion. */
  readonly outcome: { readonly label: string; readonly result: string };
}

const bidRounding = 10_000;

type Calculation = Pick<EnBlocExampleProps, 'outcome'> & {
  readonly lines: readonly { readonly label: string; readonly sum: number }[];
};

function membersOf(sale: Sale, enBloc: EnBloc): Parcel[] {
  return sale.parcels.filter(({ slug }) => enBloc.parcels.includes(slug));
}

/** The numbers of some parcels of a sale. */
function numbersOf(sale: Sale, parcels: readonly Parcel[]): string[] {
  return parcels.map(({ name }) => parcelNumber(name, sale.parcels));
}

function sumName(sale: Sale, parcels: readonly Parcel[]): string {
  return `Parcels ${numbersOf(sale, parcels).join(' + ')}`;
}

/** Names the bids of a group that sold by parcel: a parcel without a bid counts at its starting bid. */
function highBidsName(sale: Sale, unsold: readonly Parcel[]): string {
  if (unsold.length === 0) return 'accepted bids';
  const numbers = numbersOf(sale, unsold);
  return numbers.length === 1
    ? `high bids, parcel ${numbers.join('')} at its starting bid`
    : `high bids, parcels ${listWords(numbers)} at their starting bids`;
}

/** The actual result; null if nothing sold, if the result is not known, or if land sold with another group. */
function actual(sale: Sale, enBloc: EnBloc, least: (total: number) => number): Calculation | null {
  const own = membersOf(sale, enBloc);
  const names = sumName(sale, own);
  if (enBloc.acceptedBid !== undefined) {
    return {
      lines: [{ label: `${names}, starting bids`, sum: sumBids(own.map(({ startingBid }) => startingBid)) }],
      outcome: { label: `En bloc bid of ${standardCurrency(enBloc.acceptedBid)}`, result: 'took the block' },
    };
  }
  const outcomes = own.map(({ slug }) => soldOutcome(sale, slug));
  if (!outcomes.includes('sold') || outcomes.includes('sold en bloc')) return null;
  const unsold = own.filter(({ acceptedBid }) => acceptedBid === undefined);
  const total = sumBids(own.map(({ acceptedBid, startingBid }) => acceptedBid ?? startingBid));
  const share = `${String(own.length - unsold.length)} of ${String(own.length)} `;
  return {
    lines: [
      { label: `${names}, ${highBidsName(sale, unsold)}`, sum: total },
      { label: 'The block had to reach', sum: least(total) },
    ],
    outcome: {
      label: 'No en bloc bid reached it',
      result: `${unsold.length === 0 ? '' : share}sold by parcel`,
    },
  };
}

/** The rule from the starting bids. */
function expected(
  sale: Sale,
  enBloc: EnBloc,
  percent: number,
  least: (total: number) => number,
): Calculation {
  const own = membersOf(sale, enBloc);
  const total = sumBids(own.map(({ startingBid }) => startingBid));
  const bid = Math.ceil(least(total) / bidRounding) * bidRounding;
  return {
    lines: [
      { label: `${sumName(sale, own)}, if each stays at its starting bid`, sum: total },
      {
        label: percent === 0 ? 'The block must reach' : `The block must reach, ${String(percent)}% more`,
        sum: least(total),
      },
    ],
    outcome: { label: `An en bloc bid of ${standardCurrency(bid)}`, result: 'takes the block' },
  };
}

/**
 * The example of a group: from the starting bids, and once the sale is completed from its results; null if it has none.
 */
export function enBlocExample(
  sale: Sale,
  enBloc: EnBloc,
  status: SaleStatus,
  { enBlocPremiumPercent: percent }: SaleRules,
): EnBlocExampleProps | null {
  const least = (total: number) => minimumBlockBid(total, percent);
  const calculation =
    status === 'completed' ? actual(sale, enBloc, least) : expected(sale, enBloc, percent, least);
  if (calculation === null) return null;
  const { lines, outcome } = calculation;
  return {
    href: parcelRoute(sale.slug, enBloc.slug),
    name: enBloc.name,
    lines: lines.map(({ label, sum: amount }) => ({ label, sum: standardCurrency(amount) })),
    outcome,
  };
}

/** Address of the interactive example: within the article on en bloc bidding, where the article has examples. */
export function enBlocSimulatorHref({ routes, content }: BuildContext): string {
  return content.pages['en-bloc'].rounds.length === 0
    ? routes.enBloc
    : `${routes.enBloc}#${enBlocSimulatorAnchor}`;
}
