import type { DocumentProps, FeatureRowProps, OptionRowProps } from '../../../page-data/lot-props';
import { Icon } from '../../../ui/icon/Icon';
import { RowList } from '../../../ui/row-list/RowList';
import { LotNumber } from '../lot-number/LotNumber';
import * as styles from './SaleRows.module.css';

/** Options of the buyer, with price and deadline. */
export function OptionRows({ options }: { readonly options: readonly OptionRowProps[] }) {
  return (
    <RowList
      rows={options.map(({ href, name, summary, price, exerciseBy }) => ({
        href,
        modal: true,
        title: name,
        text: summary,
        aside: (
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
