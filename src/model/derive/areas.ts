import type { EnBloc } from '../schema/parcel';
import type { SaleFields } from '../schema/sale';

/** Acres on title and under crop. */
export interface Area {
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

/** Sums hundredths without the rounding errors of binary fractions. */
function hundredths(acres: number): number {
  return Math.round(acres * 100) / 100;
}

/** Acres of some parcels together. */
export function areaOf(parcels: readonly Area[]): Area {
  return {
    titledAcres: hundredths(parcels.reduce((sum, { titledAcres }) => sum + titledAcres, 0)),
    cultivatedAcres: hundredths(parcels.reduce((sum, { cultivatedAcres }) => sum + cultivatedAcres, 0)),
  };
}

/** Acres of a sale; en bloc groups are the same land and add nothing. */
export function saleArea(sale: Pick<SaleFields, 'parcels'>): Area {
  return areaOf(sale.parcels);
}

/** Acres of an en bloc group: those of its parcels. */
export function enBlocArea(sale: Pick<SaleFields, 'parcels'>, enBloc: Pick<EnBloc, 'parcels'>): Area {
  return areaOf(sale.parcels.filter(({ slug }) => enBloc.parcels.includes(slug)));
}

/** 1,115.8, and 0.04 below one acre: a site of its own is not nothing. */
export function formatAcreCount(acres: number): string {
  return acres.toFixed(acres > 0 && acres < 1 ? 2 : 1).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** 1,115.8 ac. */
export function formatAcres(acres: number): string {
  return `${formatAcreCount(acres)} ac`;
}
