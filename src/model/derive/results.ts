import type { SaleFields } from '../schema/sale';
import { enBlocArea } from './areas';
import { combinedLandUse, type LandUse } from './land-uses';
import { soldOutcome } from './prices';

/** Land that sold together for one price. */
export interface SoldLot {
  readonly slug: string;
  readonly enBloc: boolean;
  readonly use: LandUse;
  readonly startingBid: number;
  readonly price: number;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

type Sold = Pick<SaleFields, 'parcels' | 'enBlocs'>;

/** Lists what sold, each piece of land once: an en bloc group that won replaces its parcels. */
export function soldLots(sale: Sold): SoldLot[] {
  const enBlocs = sale.enBlocs.flatMap((enBloc): SoldLot[] => {
    if (enBloc.acceptedBid === undefined) return [];
    const { titledAcres: titled, cultivatedAcres: cultivated } = enBlocArea(sale, enBloc);
    const members = sale.parcels.filter(({ slug }) => enBloc.parcels.includes(slug));
    return [
      {
        slug: enBloc.slug,
        enBloc: true,
        use: combinedLandUse(members.map(({ landUse }) => landUse)),
        startingBid: enBloc.startingBid,
        price: enBloc.acceptedBid,
        titledAcres: titled,
        cultivatedAcres: cultivated,
      },
    ];
  });
  const parcels = sale.parcels.flatMap((parcel): SoldLot[] => {
    if (parcel.acceptedBid === undefined || soldOutcome(sale, parcel.slug) !== 'sold') return [];
    const { slug, landUse, startingBid, acceptedBid, titledAcres, cultivatedAcres } = parcel;
    return [
      {
        slug,
        enBloc: false,
        use: landUse,
        startingBid,
        price: acceptedBid,
        titledAcres,
        cultivatedAcres,
      },
    ];
  });
  return [...enBlocs, ...parcels];
}

export interface SaleResult {
  readonly soldFor: number;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
  /** Null for the only parcel of a sale. */
  readonly soldAs: 'all parcels' | 'en bloc' | `${number} of ${number} parcels` | null;
  readonly unsoldParcels: number;
}

function sum(values: readonly number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
}

function soldAs(sold: number, all: number, wholeEnBloc: boolean): SaleResult['soldAs'] {
  if (all === 1) return null;
  if (wholeEnBloc) return 'en bloc';
  return sold === all ? 'all parcels' : `${sold} of ${all} parcels`;
}

/** Summarizes the result of a sale, land sold en bloc counted once; null when nothing sold. */
export function saleResult(sale: Sold): SaleResult | null {
  const lots = soldLots(sale);
  if (lots.length === 0) return null;
  const all = sale.parcels.length;
  const sold = sale.parcels.filter(({ slug }) => soldOutcome(sale, slug) !== null).length;
  const wholeEnBloc = sold === all && lots.every(({ enBloc }) => enBloc);
  return {
    soldFor: sum(lots.map(({ price }) => price)),
    titledAcres: sum(lots.map(({ titledAcres }) => titledAcres)),
    cultivatedAcres: sum(lots.map(({ cultivatedAcres }) => cultivatedAcres)),
    soldAs: soldAs(sold, all, wholeEnBloc),
    unsoldParcels: all - sold,
  };
}

/** The middle value, or the mean of the two middle ones; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
