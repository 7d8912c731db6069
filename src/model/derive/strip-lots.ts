import { formatPerAcre, pricePerAcre } from './prices';

/** A sold lot on the strip of prices; land sold en bloc is one. */
export interface SoldLotProps {
  /** Such as Souris Flats, en bloc: $2,600/ac. */
  readonly label: string;
  readonly enBloc: boolean;
  /** Dollars for a titled acre. */
  readonly perAcre: number;
}

/** A sale with the lots that sold in it. */
interface SoldSale {
  readonly name: string;
  readonly lots: readonly {
    readonly lot: string;
    readonly enBloc: boolean;
    /** Whole dollars. */
    readonly price: number;
    readonly titledAcres: number;
  }[];
}

/** Names a lot with its price per acre: Souris Flats, en bloc: $2,600/ac. */
export function stripLabel(sale: string, lot: string, perAcre: number): string {
  return `${sale}, ${lot}: ${formatPerAcre(perAcre)}`;
}

/** The sold lots of sales for the strip of prices, the cheapest acre first. */
export function stripLots(sales: readonly SoldSale[]): SoldLotProps[] {
  return sales
    .flatMap(({ name, lots }) =>
      lots.flatMap(({ lot, enBloc, price, titledAcres }) => {
        const perAcre = pricePerAcre(price, titledAcres);
        if (perAcre === null) return [];
        return [{ label: stripLabel(name, lot, perAcre), enBloc, perAcre }];
      }),
    )
    .sort((a, b) => a.perAcre - b.perAcre);
}
