import { compactCurrency, standardCurrency } from '../../lib/money';
import { noValue } from '../../lib/no-value';
import type { EnBloc, Parcel } from '../schema/parcel';
import type { SaleFields } from '../schema/sale';
import type { Lot } from './lots';
import type { CurrentStatus, SaleStatus } from './status';

/** Dollars per acre; null if there are no acres. */
export function pricePerAcre(price: number, acres: number): number | null {
  return acres > 0 ? price / acres : null;
}

/**
 * Acres to divide a price by for the price per cultivated acre: none if less than half of the land is cultivated, since
 * such a price would be mostly that of the pasture.
 */
export function pricedCultivatedAcres({
  titledAcres,
  cultivatedAcres,
}: Pick<Lot, 'titledAcres' | 'cultivatedAcres'>): number {
  return cultivatedAcres * 2 >= titledAcres ? cultivatedAcres : 0;
}

/** Dollars that are per acre already: $2,043/ac. */
export function formatPerAcre(dollars: number): string {
  return `${standardCurrency(dollars)}/ac`;
}

/** A price by the acre, such as $2,043/ac; a dash where there are no acres. */
export function formatPricePerAcre(price: number, acres: number): string {
  const dollars = pricePerAcre(price, acres);
  return dollars === null ? noValue : formatPerAcre(dollars);
}

type Bids = Pick<SaleFields, 'parcels' | 'enBlocs'>;

/** The bids that determine outcomes. */
interface AcceptedBids {
  readonly parcels: readonly Pick<Parcel, 'slug' | 'acceptedBid'>[];
  readonly enBlocs: readonly Pick<EnBloc, 'parcels' | 'acceptedBid'>[];
}
type Results = AcceptedBids & Pick<SaleFields, 'nothingSold'>;

/** Returns whether a sale shows accepted bids: it is completed and something sold. */
export function hasFinalPrices({ parcels, enBlocs }: Bids, status: SaleStatus): boolean {
  return (
    status === 'completed' && [...parcels, ...enBlocs].some(({ acceptedBid }) => acceptedBid !== undefined)
  );
}

export interface LotPrice {
  readonly kind: 'starting' | 'final';
  /** Whole dollars. */
  readonly amount: number;
}

/** The price to show for a lot: its accepted bid once the sale is completed, otherwise its starting bid. */
export function lotPrice(lot: Lot, sale: Bids, status: SaleStatus): LotPrice {
  return hasFinalPrices(sale, status) && lot.acceptedBid !== null
    ? { kind: 'final', amount: lot.acceptedBid }
    : { kind: 'starting', amount: lot.startingBid };
}

function present(bids: readonly (number | undefined)[]): number[] {
  return bids.flatMap((bid) => bid ?? []);
}

function pricesInRange(sale: Bids, status: SaleStatus): readonly number[] {
  const starting = sale.parcels.map(({ startingBid }) => startingBid);
  if (!hasFinalPrices(sale, status)) return starting;
  const alone = sale.parcels.filter(({ slug }) => soldOutcome(sale, slug) === 'sold');
  const parcels = present(alone.map(({ acceptedBid }) => acceptedBid));
  return parcels.length > 0 ? parcels : present(sale.enBlocs.map(({ acceptedBid }) => acceptedBid));
}

/**
 * The lowest to the highest price of a parcel, compact: $240K – $650K. En bloc groups are left out, unless
 * the en bloc is all that sold.
 *
 * @throws 'No parcels found in sale' when there is nothing to price.
 */
export function priceRange(sale: Bids, status: SaleStatus): string {
  if (sale.parcels.length === 0) throw new Error('No parcels found in sale');
  const prices = pricesInRange(sale, status);
  const lowest = compactCurrency(Math.min(...prices));
  const highest = compactCurrency(Math.max(...prices));
  return lowest === highest ? lowest : `${lowest} – ${highest}`;
}

/** The starting bids of all parcels together; en bloc groups are the same land and add nothing. */
export function totalStartingBids({ parcels }: Pick<SaleFields, 'parcels'>): number {
  return parcels.reduce((sum, { startingBid }) => sum + startingBid, 0);
}

export type LotOutcome =
  | 'for sale'
  | 'bidding now'
  | 'sold'
  | 'sold en bloc'
  | 'not sold'
  | 'result to come'
  | 'postponed'
  | 'no longer available';

/** Outcome of a lot: sold by itself, with its group, not at all, or not known yet. */
export type LotResult = 'sold' | 'sold en bloc' | 'not sold' | 'result to come';

/** Outcome of a lot by the status of its sale. */
export function lotOutcome(status: CurrentStatus, result: LotResult): LotOutcome {
  switch (status) {
    case 'upcoming':
    case 'unknown':
      return 'for sale';
    case 'live':
      return 'bidding now';
    case 'postponed':
      return 'postponed';
    case 'withdrawn':
      return 'no longer available';
    case 'completed':
      return result;
  }
}

/**
 * Outcome of a parcel: sold by itself, with its en bloc group, or not; an en bloc that won replaces its
 * parcels' bids.
 */
export function soldOutcome(
  { parcels, enBlocs }: AcceptedBids,
  parcelSlug: string,
): 'sold' | 'sold en bloc' | null {
  const won = enBlocs.some(
    ({ parcels: members, acceptedBid }) => acceptedBid !== undefined && members.includes(parcelSlug),
  );
  if (won) return 'sold en bloc';
  const alone = parcels.some(({ slug, acceptedBid }) => slug === parcelSlug && acceptedBid !== undefined);
  return alone ? 'sold' : null;
}

/** Returns whether the final price range is that of parcels, or of the groups that replaced them all. */
export function soldOnly(sale: AcceptedBids): 'en bloc' | 'parcels' {
  return sale.parcels.some(({ slug }) => soldOutcome(sale, slug) === 'sold') ? 'parcels' : 'en bloc';
}

/** Outcome of land without an accepted bid: a sale that has just closed may not have its results yet. */
export function unsoldOutcome({ parcels, enBlocs, nothingSold }: Results): 'not sold' | 'result to come' {
  const entered =
    nothingSold || [...parcels, ...enBlocs].some(({ acceptedBid }) => acceptedBid !== undefined);
  return entered ? 'not sold' : 'result to come';
}

/** Outcome of a parcel. */
export function parcelOutcome(sale: Results, parcelSlug: string, status: SaleStatus): LotOutcome {
  return lotOutcome(status, soldOutcome(sale, parcelSlug) ?? unsoldOutcome(sale));
}

/** Outcome of a lot whose sale has changed status since the build, which cannot know results. */
export function outcomeAtStatus(built: LotOutcome, status: SaleStatus, current: SaleStatus): LotOutcome {
  return status === current ? built : lotOutcome(current, 'result to come');
}

interface PricedRow {
  readonly outcome: LotOutcome;
  readonly price: string;
  readonly perTitledAcre: string;
  readonly perCultivatedAcre: string;
}

/** The row of a lot whose sale may have changed status since the build; land that is no longer available has no price. */
export function rowAtStatus<Row extends PricedRow>(row: Row, built: SaleStatus, current: SaleStatus): Row {
  return {
    ...row,
    outcome: outcomeAtStatus(row.outcome, built, current),
    ...(current === 'withdrawn' && { price: noValue, perTitledAcre: noValue, perCultivatedAcre: noValue }),
  };
}
