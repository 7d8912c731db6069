import { formatPerAcre, pricePerAcre } from './prices';
import type { SoldLotProps } from '../../templates/home/props';
import type { PastSaleProps } from '../../page-data/list-props';

type Sold = Pick<PastSaleProps, 'name' | 'lots'>;

/** The sold lots of sales for the strip of prices, the cheapest acre first. */
export function stripLots(sales: readonly Sold[]): SoldLotProps[] {
  return sales
    .flatMap(({ name, lots }) =>
      lots.flatMap(({ lot, enBloc, price, acres }) => {
        const perAcre = pricePerAcre(price, acres);
        if (perAcre === null) return [];
        return [{ label: `${name}, ${lot}: ${formatPerAcre(perAcre)}`, enBloc, perAcre }];
      }),
    )
    .sort((a, b) => a.perAcre - b.perAcre);
}
