import { saleArea } from '../model/derive/areas';
import { pricePerAcre, totalStartingBids } from '../model/derive/prices';
import type { Province } from '../model/derive/provinces';
import type { SaleCardProps } from './common-props';
import { saleCard } from './sale-card';
import type { SaleContext } from './sale-context';
import type { BuildContext } from './build-context';
import { landKinds, type LandKind } from '../model/derive/land-uses';

/** A sale in a list that can be filtered and sorted. */
export interface ListedSaleProps {
  readonly card: SaleCardProps;
  /** Address of its bidding on the auction engine. */
  readonly bidding: string;
  readonly province: Province;
  readonly land: readonly LandKind[];
  /** Titled acres. */
  readonly titledAcres: number;
  /** The starting bids of all parcels together, in whole dollars per titled acre. */
  readonly perAcre: number | null;
}

function landOf(parcels: SaleContext['sale']['parcels']): LandKind[] {
  const found = new Set<LandKind>(
    parcels.flatMap(({ landUse, otherUses }) =>
      otherUses.some(({ use }) => use === 'yard') ? [landUse, 'yard'] : [landUse],
    ),
  );
  return landKinds.filter((kind) => found.has(kind));
}

/** A sale with the fields that the list filters and sorts by. */
export function listedSale(context: BuildContext, saleContext: SaleContext): ListedSaleProps {
  const { sale, place } = saleContext;
  const acres = saleArea(sale).titledAcres;
  const perAcre = pricePerAcre(totalStartingBids(sale), acres);
  return {
    card: saleCard(context, saleContext),
    bidding: context.engine.bidding(sale.slug),
    province: place.province,
    land: landOf(sale.parcels),
    titledAcres: acres,
    perAcre: perAcre === null ? null : Math.round(perAcre),
  };
}
