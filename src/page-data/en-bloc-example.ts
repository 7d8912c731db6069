import { standardCurrency } from '../lib/money';
import type { EnBloc } from '../model/schema/parcel';
import type { Sale } from '../model/schema/sale';
import { sumBids, minimumBlockBid } from '../model/derive/en-bloc-round';
import type { SaleRules } from '../model/derive/lots';
import { parcelNumber } from '../model/derive/lots';
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

function members(sale: Sale, enBloc: EnBloc): string {
  const numbers = sale.parcels
    .filter(({ slug }) => enBloc.parcels.includes(slug))
    .map(({ name }) => parcelNumber(name));
  return `Parcels ${numbers.join(' + ')}`;
}

/** The actual result, if it is known; otherwise null. */
function known(sale: Sale, enBloc: EnBloc, least: (total: number) => number) {
  const own = sale.parcels.filter(({ slug }) => enBloc.parcels.includes(slug));
  const names = members(sale, enBloc);
  if (enBloc.acceptedBid !== undefined) {
    return {
      lines: [{ label: `${names}, starting bids`, sum: sumBids(own.map(({ startingBid }) => startingBid)) }],
      outcome: { label: `En bloc bid of ${standardCurrency(enBloc.acceptedBid)}`, result: 'took the block' },
    };
  }
  const bids = own.flatMap(({ acceptedBid }) => acceptedBid ?? []);
  if (bids.length === 0) return null;
  const total = sumBids(bids);
  return {
    lines: [
      { label: `${names}, accepted bids`, sum: total },
      { label: 'The block had to reach', sum: least(total) },
    ],
    outcome: { label: 'No en bloc bid reached it', result: 'sold by parcel' },
  };
}

/** The example of a group: with its results where they are known, otherwise from the starting bids. */
export function enBlocExample(
  sale: Sale,
  enBloc: EnBloc,
  status: SaleStatus,
  { enBlocPremiumPercent: percent }: SaleRules,
): EnBlocExampleProps {
  const least = (total: number) => minimumBlockBid(total, percent);
  const total = sumBids(
    sale.parcels.filter(({ slug }) => enBloc.parcels.includes(slug)).map(({ startingBid }) => startingBid),
  );
  const bid = Math.ceil(least(total) / bidRounding) * bidRounding;
  const { lines, outcome } = (status === 'completed' ? known(sale, enBloc, least) : null) ?? {
    lines: [
      { label: `${members(sale, enBloc)}, if each stays at its starting bid`, sum: total },
      {
        label: percent === 0 ? 'The block must reach' : `The block must reach, ${String(percent)}% more`,
        sum: least(total),
      },
    ],
    outcome: { label: `An en bloc bid of ${standardCurrency(bid)}`, result: 'takes the block' },
  };
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
