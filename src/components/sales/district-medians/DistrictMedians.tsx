import { standardCurrency } from '../../../lib/money';
import { noValue } from '../../../lib/no-value';
import { plural } from '../../../lib/plural';
import { districtMedians, type DistrictLot, type DistrictYear } from '../../../model/derive/district-medians';
import { DataTable, type Column } from '../../../ui/data-table/DataTable';
import { positionOnScale, stripScale, type StripScale } from '../price-strip/strip-scale';
import * as styles from './DistrictMedians.module.css';

function columnsFor(scale: StripScale): readonly Column<DistrictYear>[] {
  const at = (price: number) => `${String(positionOnScale(scale, price))}%`;
  return [
    {
      heading: TEXTS.resultGraphics.district,
      cell: ({ district, prices }) => (
        <span>
          {district}
          <small>{plural(prices.lots, 'result')}</small>
        </span>
      ),
    },
    { heading: TEXTS.resultGraphics.year, cell: ({ year }) => year },
    {
      heading: TEXTS.columns.perTitledAcre,
      cell: ({ prices: { lowest, median, highest } }) => (
        <svg className={styles.spread} height="24" aria-hidden="true">
          <line x2="100%" y1="12" y2="12" />
          <line x1={at(lowest)} x2={at(highest)} y1="12" y2="12" />
          <rect x={at(median)} y="4" width="16" height="16" />
        </svg>
      ),
    },
    {
      heading: TEXTS.resultGraphics.median,
      cell: ({ prices: { median } }) => <b>{standardCurrency(median)}</b>,
      numeric: true,
    },
    {
      heading: TEXTS.resultGraphics.range,
      cell: ({ prices: { lots, lowest, highest } }) =>
        lots === 1 ? noValue : `${standardCurrency(lowest)} – ${standardCurrency(highest)}`,
      numeric: true,
    },
  ];
}

/** Median prices per titled acre by district and year, drawn on one scale, in a table. */
export function DistrictMedians({ lots }: { readonly lots: readonly DistrictLot[] }) {
  const rows = districtMedians(lots);
  const scale = stripScale(rows.flatMap(({ prices: { lowest, highest } }) => [lowest, highest]));
  return (
    <div className={styles.districts}>
      <DataTable
        caption={TEXTS.resultGraphics.districtNote}
        columns={columnsFor(scale)}
        rows={rows}
        rowKey={({ district, year }) => `${district} ${year}`}
      />
    </div>
  );
}
