import { standardCurrency } from '../lib/money';
import { plural } from '../lib/plural';
import type { Sale } from '../model/schema/sale';
import { formatAcres, formatAcresPlain, saleArea } from '../model/derive/areas';
import { hasFinalPrices, howSold, priceRange, startingTotal } from '../model/derive/prices';
import { saleResult } from '../model/derive/results';
import { perAcre } from './lot-row';
import type { FigureProps } from './common-props';
import type { SaleContext } from './sale-context';

function irrigatedAcres({ parcels }: Sale): number {
  return parcels.reduce((sum, { irrigatedAcres: acres = 0 }) => sum + acres, 0);
}

/** What a completed sale sold for; null where nothing is sold. */
export function resultFigure({ sale, status }: SaleContext): FigureProps | null {
  const result = status === 'completed' ? saleResult(sale) : null;
  if (result === null) return null;
  return {
    label: `Sold, ${result.soldAs}`,
    figure: standardCurrency(result.soldFor),
    note: `${perAcre(result.soldFor, result.soldAcres)} on ${formatAcres(result.soldAcres)}`,
  };
}

const finalLabel = { 'en bloc': 'Price, en bloc', parcels: 'Prices, by parcel' } as const;

/** Whether the price range is that of parcels, or of the groups that took them all. */
function soldOnly(sale: Sale): 'en bloc' | 'parcels' {
  return sale.parcels.some(({ slug }) => howSold(sale, slug) === 'sold') ? 'parcels' : 'en bloc';
}

function priceFigure({ sale, status }: SaleContext): FigureProps {
  const total = startingTotal(sale);
  const final = hasFinalPrices(sale, status);
  const together = `${standardCurrency(total)} together, ${perAcre(total, saleArea(sale).titled)}`;
  return {
    label: final ? finalLabel[soldOnly(sale)] : 'Starting bids, by parcel',
    figure: priceRange(sale, status),
    note: final ? `Starting bids ${together}` : together,
  };
}

/** On closing, crop off: the words before the comma as the figure, the others below it. */
function possessionFigure({ possession }: Sale): FigureProps {
  const [when = '', ...more] = possession.split(', ');
  return { label: 'Possession', figure: when, note: more.join(', ') };
}

/** Acres, lots, prices and possession of a sale. */
export function saleFigures(saleContext: SaleContext): FigureProps[] {
  const { sale } = saleContext;
  const { titled, cultivated } = saleArea(sale);
  const irrigated = irrigatedAcres(sale);
  return [
    {
      label: 'Titled acres',
      figure: formatAcresPlain(titled),
      note: [
        `${formatAcresPlain(cultivated)} cultivated`,
        ...(irrigated > 0 ? [`${formatAcresPlain(irrigated)} irrigated`] : []),
      ].join(', '),
    },
    {
      label: 'Lots',
      figure: plural(sale.parcels.length, 'Parcel'),
      note:
        sale.enBlocs.length === 0 ? 'No en bloc' : `${plural(sale.enBlocs.length, 'En Bloc')}, the same land`,
    },
    priceFigure(saleContext),
    possessionFigure(sale),
  ];
}
