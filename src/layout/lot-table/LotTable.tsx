import type { LotRowProps } from '../../model/derive/pages/lot-props';
import { DataTable, type Column } from '../../ui/data-table/DataTable';
import { Link } from '../../ui/link/Link';

interface LotTableProps {
  readonly caption: string;
  readonly lots: readonly LotRowProps[];
  /** Such as Starting bid. */
  readonly priceLabel: string;
}

function columnsWith(priceLabel: string): readonly Column<LotRowProps>[] {
  return [
    {
      heading: 'Lot',
      cell: ({ href, name, land }) => (
        <span>
          <Link href={href}>{name}</Link>
          <br />
          {land}
        </span>
      ),
    },
    { heading: 'Land', cell: ({ use }) => use },
    { heading: 'State', cell: ({ outcome }) => outcome },
    { heading: 'Titled', cell: ({ titled }) => titled, figure: true },
    { heading: 'Cultivated', cell: ({ cultivated }) => cultivated, figure: true },
    { heading: priceLabel, cell: ({ price }) => price, figure: true },
    { heading: 'Per titled acre', cell: ({ perTitledAcre }) => perTitledAcre, figure: true },
    { heading: 'Per cultivated acre', cell: ({ perCultivatedAcre }) => perCultivatedAcre, figure: true },
  ];
}

/** Parcels or en bloc groups with their acres and prices. */
export function LotTable({ caption, lots, priceLabel }: LotTableProps) {
  return (
    <DataTable caption={caption} columns={columnsWith(priceLabel)} rows={lots} rowKey={({ href }) => href} />
  );
}
