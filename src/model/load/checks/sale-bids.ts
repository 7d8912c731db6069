import { standardCurrency } from '../../../lib/money';
import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';

function soldTwice(sale: SaleFields): Finding[] {
  return sale.enBlocs.flatMap((enBloc, index): Finding[] => {
    if (enBloc.acceptedBid === undefined) return [];
    const sold = sale.parcels.filter(
      ({ slug, acceptedBid }) => acceptedBid !== undefined && enBloc.parcels.includes(slug),
    );
    if (sold.length === 0) return [];
    return [
      {
        path: ['enBlocs', index, 'acceptedBid'],
        message: `the same land is sold en bloc and as ${sold.map(({ slug }) => slug).join(', ')}`,
        advice: 'the accepted bid of either the en bloc or its parcels, never both.',
      },
    ];
  });
}

function soldDespite(sale: SaleFields): Finding[] {
  if (
    !sale.nothingSold ||
    [...sale.parcels, ...sale.enBlocs].every(({ acceptedBid }) => acceptedBid === undefined)
  )
    return [];
  return [
    {
      path: ['nothingSold'],
      message: 'the sale has an accepted bid and says that nothing sold',
      advice: 'either the accepted bids or nothingSold: true, never both.',
    },
  ];
}

function located(sale: SaleFields) {
  return (['parcels', 'enBlocs'] as const).flatMap((list) =>
    sale[list].map((lot, index) => ({ lot, path: [list, index, 'acceptedBid'] })),
  );
}

function belowStart(sale: SaleFields): Finding[] {
  return located(sale).flatMap(({ lot: { acceptedBid, startingBid }, path }): Finding[] =>
    acceptedBid === undefined || acceptedBid >= startingBid
      ? []
      : [
          {
            path,
            message: `${standardCurrency(acceptedBid)} is less than the starting bid of ${standardCurrency(startingBid)}`,
            advice: 'the accepted bid in whole dollars, no digit left out; or the right starting bid.',
          },
        ],
  );
}

function soldThoughWithdrawn(sale: SaleFields): Finding[] {
  if (sale.state !== 'withdrawn') return [];
  return located(sale)
    .filter(({ lot }) => lot.acceptedBid !== undefined)
    .map(({ path }) => ({
      path,
      message: 'the sale is withdrawn and has an accepted bid',
      advice: 'the sale without its accepted bids, or state: scheduled if it was held.',
    }));
}

function unexplained(sale: SaleFields): Finding[] {
  if (sale.state === 'scheduled' || sale.stateNote !== undefined) return [];
  return [
    {
      path: ['stateNote'],
      message: `the sale is ${sale.state} without a word on why`,
      advice: 'one or two sentences that tell a registered bidder what happened and what comes next.',
    },
  ];
}

/** Land sold twice or for too little, results that contradict each other, and sales set aside without a reason. */
export function checkSaleBids(sale: SaleFields): Finding[] {
  return [
    ...soldTwice(sale),
    ...belowStart(sale),
    ...soldThoughWithdrawn(sale),
    ...soldDespite(sale),
    ...unexplained(sale),
  ];
}
