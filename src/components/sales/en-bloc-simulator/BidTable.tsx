import { standardCurrency } from '../../../lib/money';
import { formatAcres } from '../../../model/derive/areas';
import { formatPricePerAcre } from '../../../model/derive/prices';
import { DataTable, type Column } from '../../../ui/data-table/DataTable';
import type { SimulatorState } from './simulator-state';

interface BidRow {
  readonly name: string;
  readonly titledAcres: number;
  readonly bid: number;
  readonly wins: boolean;
  readonly block: boolean;
}

const columns: readonly Column<BidRow>[] = [
  { heading: TEXTS.columns.parcel, cell: ({ name }) => name },
  { heading: TEXTS.simulator.acres, numeric: true, cell: ({ titledAcres }) => formatAcres(titledAcres) },
  { heading: TEXTS.simulator.bid, numeric: true, cell: ({ bid }) => standardCurrency(bid) },
  {
    heading: TEXTS.simulator.perAcre,
    numeric: true,
    cell: ({ bid, titledAcres }) => formatPricePerAcre(bid, titledAcres),
  },
  {
    heading: TEXTS.simulator.bidderPays,
    numeric: true,
    cell: ({ bid, wins }) => (wins ? standardCurrency(bid) : TEXTS.simulator.nothing),
  },
];

interface BidTableProps {
  readonly day: SimulatorState;
  readonly blockWins: boolean;
}

/** Every bid of the day with its outcome. */
export function BidTable({ day: { round, highBids, blockBid }, blockWins }: BidTableProps) {
  const { parcels, block } = round;
  const rows = [
    ...parcels.map(({ name, titledAcres }, index) => ({
      name,
      titledAcres,
      bid: highBids[index] ?? 0,
      wins: !blockWins,
      block: false,
    })),
    { name: block.name, titledAcres: block.titledAcres, bid: blockBid, wins: blockWins, block: true },
  ];
  return (
    <DataTable
      caption={TEXTS.simulator.bids}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      isExcludedFromTotal={(row) => row.block}
    />
  );
}
