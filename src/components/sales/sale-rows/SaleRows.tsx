import type { SaleStatus } from '../../../model/derive/status';
import type { DocumentProps, FeatureRowProps, OptionRowProps } from '../../../page-data/lot-props';
import { Icon } from '../../../ui/icon/Icon';
import { RowList } from '../../../ui/row-list/RowList';
import { LotNumber } from '../lot-number/LotNumber';
import * as styles from './SaleRows.module.css';

interface OptionRowsProps {
  readonly options: readonly OptionRowProps[];
  /** The current status of the sale. */
  readonly status: SaleStatus;
}

/** Options of the buyer, with price and deadline while the land is for sale. */
export function OptionRows({ options, status }: OptionRowsProps) {
  return (
    <RowList
      rows={options.map(({ href, name, summary, price, exerciseBy }) => ({
        href,
        modal: true,
        title: name,
        text: summary,
        aside: status !== 'withdrawn' && (
          <>
            <span className={styles.price}>{price}</span>
            <br />
            {exerciseBy}
          </>
        ),
      }))}
    />
  );
}

/** Features that come with the land. */
export function FeatureRows({ features }: { readonly features: readonly FeatureRowProps[] }) {
  return (
    <RowList
      rows={features.map(({ href, name, summary, kind, number }) => ({
        href,
        modal: true,
        lead: <LotNumber number={number} state="for sale" />,
        title: name,
        text: summary,
        aside: kind,
      }))}
    />
  );
}

/** Documents with their type, size and date. */
export function DocumentRows({ documents }: { readonly documents: readonly DocumentProps[] }) {
  return (
    <RowList
      rows={documents.map(({ href, title, file, date }) => ({
        href,
        lead: <Icon name="page" />,
        title,
        text: '',
        aside: (
          <>
            {`${file}, `}
            <time dateTime={date.iso}>{date.text}</time>
          </>
        ),
      }))}
    />
  );
}
