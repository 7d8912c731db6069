import type { ResultRowProps } from '../../model/derive/pages/list-props';
import { DataTable, type Column } from '../../ui/data-table/DataTable';
import { LandPlan } from '../../ui/land-plan/LandPlan';
import { Link } from '../../ui/link/Link';
import * as styles from './ResultTable.module.css';

const columns = {
  sale: {
    heading: 'Sale',
    cell: ({ href, name, nearby, plan }) => (
      <span className={styles.sale}>
        {plan !== null && (
          <span className={styles.plan}>
            <LandPlan plan={plan} kind="thumb" />
          </span>
        )}
        <span>
          <Link href={href}>{name}</Link>
          <small>{nearby}</small>
        </span>
      </span>
    ),
  },
  closed: { heading: 'Closed', cell: ({ closed }) => <time dateTime={closed.iso}>{closed.text}</time> },
  soldAs: { heading: 'Sold as', cell: ({ soldAs }) => soldAs },
  acres: { heading: 'Acres sold', cell: ({ acres }) => acres, figure: true },
  soldFor: {
    heading: 'Sold for',
    cell: ({ soldFor }) => <span className={styles.price}>{soldFor}</span>,
    figure: true,
  },
  titled: { heading: 'Per acre', cell: ({ perTitledAcre }) => <b>{perTitledAcre}</b>, figure: true },
  cultivated: {
    heading: 'Per cultivated acre',
    cell: ({ perCultivatedAcre }) => perCultivatedAcre,
    figure: true,
  },
} as const satisfies Record<string, Column<ResultRowProps>>;

const { sale, closed, soldAs, acres, soldFor, titled, cultivated } = columns;
const columnsOf = {
  short: [sale, closed, soldAs, acres, soldFor, titled],
  full: [sale, closed, soldAs, acres, soldFor, { ...titled, heading: 'Per titled acre' }, cultivated],
} as const satisfies Record<string, readonly Column<ResultRowProps>[]>;

interface ResultTableProps {
  readonly caption: string;
  readonly results: readonly ResultRowProps[];
  /** The short table leaves out the price per cultivated acre. */
  readonly length: keyof typeof columnsOf;
}

/** Completed sales with what they sold for. */
export function ResultTable({ caption, results, length }: ResultTableProps) {
  return (
    <DataTable caption={caption} columns={columnsOf[length]} rows={results} rowKey={({ href }) => href} />
  );
}
