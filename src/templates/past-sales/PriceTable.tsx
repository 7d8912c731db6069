import { standardCurrency } from '../../lib/money';
import { noValue } from '../../lib/no-value';
import { plural } from '../../lib/plural';
import { priceGroups, type PricedLot, type PriceStatistics } from '../../model/derive/price-groups';
import * as styles from './PriceTable.module.css';

function Spread({ spread }: { readonly spread: PriceStatistics | null }) {
  if (spread === null) return noValue;
  const { lots, median, lowest, highest } = spread;
  return (
    <>
      <b>{standardCurrency(median)}</b>
      <small>{lots === 1 ? '1 result' : `${standardCurrency(lowest)} – ${standardCurrency(highest)}`}</small>
    </>
  );
}

/**
 * Prices per acre by province and land use: the median, and the range from the lowest to the highest. On a small screen
 * its styles make it a list; roles keep it a table for screen readers there.
 */
export function PriceTable({ lots }: { readonly lots: readonly PricedLot[] }) {
  return (
    <table className={styles.prices} role="table">
      <caption>{TEXTS.pastSales.pricesNote}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {TEXTS.columns.land}
          </th>
          <th role="columnheader" scope="col">
            {TEXTS.columns.perTitledAcre}
          </th>
          <th role="columnheader" scope="col">
            {TEXTS.columns.perCultivatedAcre}
          </th>
        </tr>
      </thead>
      {priceGroups(lots).map(({ label, rows }) => (
        <tbody key={label} role="rowgroup">
          <tr role="row">
            <th role="rowheader" colSpan={3} scope="rowgroup">
              {label}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.label} role="row">
              <th role="rowheader" scope="row">
                {row.label}
                <small>{plural(row.lots, 'result')}</small>
              </th>
              <td role="cell" data-label={TEXTS.columns.perTitledAcre}>
                <Spread spread={row.titled} />
              </td>
              <td role="cell" data-label={TEXTS.columns.perCultivatedAcre}>
                <Spread spread={row.cultivated} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
