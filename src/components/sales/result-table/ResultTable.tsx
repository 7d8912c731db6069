import { standardCurrency } from '../../../lib/money';
import { noValue } from '../../../lib/no-value';
import { formatAcreCount } from '../../../model/derive/areas';
import { formatPricePerAcre, pricedCultivatedAcres } from '../../../model/derive/prices';
import { DataTable, type Column } from '../../../ui/data-table/DataTable';
import { PlanThumbnail } from '../../land/land-plan/PlanThumbnail';
import { Link } from '../../../ui/link/Link';
import type { SortColumn } from './result-orders';
import * as styles from './ResultTable.module.css';
import type { ResultRowProps } from '../../../page-data/result-props';

interface ResultColumn extends Column<ResultRowProps> {
  readonly key: SortColumn | 'soldAs';
}

const resultColumns: readonly ResultColumn[] = [
  {
    key: 'sale',
    heading: TEXTS.columns.sale,
    cell: ({ href, name, nearby, plan }) => (
      <span className={styles.sale}>
        {plan !== null && (
          <span className={styles.plan}>
            <PlanThumbnail plan={plan} />
          </span>
        )}
        <span>
          <Link href={href}>{name}</Link>
          <small>{nearby}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'closed',
    heading: TEXTS.columns.closed,
    cell: ({ closed }) => <time dateTime={closed.iso}>{closed.text}</time>,
  },
  { key: 'soldAs', heading: TEXTS.columns.soldAs, cell: ({ soldAs }) => soldAs },
  {
    key: 'acres',
    heading: TEXTS.columns.acresSold,
    cell: ({ sold }) => (sold === null ? noValue : formatAcreCount(sold.titledAcres)),
    numeric: true,
  },
  {
    key: 'soldFor',
    heading: TEXTS.columns.soldFor,
    cell: ({ sold }) => (
      <span className={styles.price}>{sold === null ? noValue : standardCurrency(sold.price)}</span>
    ),
    numeric: true,
  },
  {
    key: 'titled',
    heading: TEXTS.columns.perTitledAcre,
    cell: ({ sold }) => <b>{sold === null ? noValue : formatPricePerAcre(sold.price, sold.titledAcres)}</b>,
    numeric: true,
  },
  {
    key: 'cultivated',
    heading: TEXTS.columns.perCultivatedAcre,
    cell: ({ sold }) =>
      sold === null ? noValue : formatPricePerAcre(sold.price, pricedCultivatedAcres(sold)),
    numeric: true,
  },
];

/** Names of the columns. */
export const columnNames: ReadonlyMap<ResultColumn['key'], string> = new Map(
  resultColumns.map(({ key, heading }) => [key, heading]),
);

/** The head of a column by which results can be sorted. */
export type ResultHead = (
  column: SortColumn,
  heading: string,
  figure: boolean,
) => Pick<ResultColumn, 'head' | 'sorted'>;

function withHead(column: ResultColumn, head: ResultHead): ResultColumn {
  const { key, heading, numeric } = column;
  return key === 'soldAs' ? column : { ...column, ...head(key, heading, numeric === true) };
}

interface ResultTableProps {
  readonly caption: string;
  readonly results: readonly ResultRowProps[];
  /** Renders the headings by which a visitor can sort. */
  readonly head: ResultHead;
}

/** Completed sales with the prices that they brought. */
export function ResultTable({ caption, results, head }: ResultTableProps) {
  return (
    <div className={styles.results}>
      <DataTable
        caption={caption}
        columns={resultColumns.map((column) => withHead(column, head))}
        rows={results}
        rowKey={({ href }) => href}
      />
    </div>
  );
}
