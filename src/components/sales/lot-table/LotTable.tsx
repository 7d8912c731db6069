import { noValue } from '../../../lib/no-value';
import { planStates } from '../../../model/derive/plan/plan-states';
import type { LotRowProps } from '../../../page-data/lot-props';
import { DataTable, type Column } from '../../../ui/data-table/DataTable';
import { Link } from '../../../ui/link/Link';
import { LotNumber } from '../lot-number/LotNumber';
import * as styles from './LotTable.module.css';

/** A row of the table: a parcel, or a group of the same land, which is in no total. */
export interface LotTableRow extends LotRowProps {
  readonly enBloc?: boolean;
}

interface LotTableProps {
  readonly caption: string;
  readonly lots: readonly LotTableRow[];
  /** Such as Starting bid. */
  readonly priceLabel: string;
  /** True to show the outcome of each lot, when outcomes differ. */
  readonly withOutcome?: boolean;
}

const landColumns: readonly Column<LotTableRow>[] = [
  {
    heading: TEXTS.columns.parcel,
    cell: ({ href, name, number, land, outcome, enBloc = false }) => (
      <span className={styles.name}>
        <LotNumber number={number} state={enBloc ? 'en bloc' : planStates[outcome]} />
        <span>
          <Link href={href}>{name}</Link>
          {/* If there are several descriptions, each takes a line. */}
          <small>{land.replaceAll('; ', ';\n')}</small>
        </span>
      </span>
    ),
  },
  {
    heading: TEXTS.columns.landUse,
    cell: ({ use, enBloc = false }) => (enBloc ? TEXTS.columns.sameLand : use),
  },
  { heading: TEXTS.columns.titled, cell: ({ area }) => area, numeric: true },
  { heading: TEXTS.columns.cultivated, cell: ({ cultivated }) => cultivated, numeric: true },
];

function priceColumns(priceLabel: string, withOutcome: boolean): readonly Column<LotTableRow>[] {
  return [
    {
      heading: priceLabel,
      cell: ({ price, outcome }) => (
        <span>
          <span className={styles.price}>{price}</span>
          {withOutcome && <small> {outcome}</small>}
        </span>
      ),
      numeric: true,
    },
    { heading: TEXTS.columns.perTitledAcre, cell: ({ perTitledAcre }) => perTitledAcre, numeric: true },
    {
      heading: TEXTS.columns.perCultivatedAcre,
      cell: ({ perCultivatedAcre }) => perCultivatedAcre,
      numeric: true,
    },
  ];
}

/** Parcels and en bloc groups with their acres, and with their prices where any lot has one. */
export function LotTable({ caption, lots, priceLabel, withOutcome = false }: LotTableProps) {
  const priced = lots.some(({ price }) => price !== noValue);
  return (
    <div className={styles.lots}>
      <DataTable
        caption={caption}
        columns={priced ? [...landColumns, ...priceColumns(priceLabel, withOutcome)] : landColumns}
        rows={lots}
        rowKey={({ href }) => href}
        rowId={({ id }) => id}
        isExcludedFromTotal={({ enBloc = false }) => enBloc}
      />
    </div>
  );
}
