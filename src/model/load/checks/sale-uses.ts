import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';

/** Reports parcels without an acre of the use that they are listed, filtered and compared by. */
export function checkSaleUses({ parcels }: SaleFields): Finding[] {
  return parcels.flatMap(({ landUse, cultivatedAcres, irrigatedAcres = 0 }, index): Finding[] => {
    const acres = { cultivated: cultivatedAcres, irrigated: irrigatedAcres, pasture: null, mixed: null }[
      landUse
    ];
    if (acres !== 0) return [];
    return [
      {
        path: ['parcels', index, 'landUse'],
        message: `the land is ${landUse} and has no ${landUse} acres`,
        advice: `the ${landUse} acres under ${landUse}Acres, or another use of the land.`,
      },
    ];
  });
}
