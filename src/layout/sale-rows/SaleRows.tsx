import type { DocumentProps, FeatureRowProps, OptionRowProps } from '../../model/derive/pages/lot-props';
import { RowList } from '../../ui/row-list/RowList';

/** What a buyer may add, with the price and until when. */
export function OptionRows({ options }: { readonly options: readonly OptionRowProps[] }) {
  return (
    <RowList
      rows={options.map(({ href, name, summary, price, exerciseBy }) => ({
        href,
        title: name,
        text: summary,
        aside: (
          <>
            {price}
            <br />
            {exerciseBy}
          </>
        ),
      }))}
    />
  );
}

/** What comes with the land. */
export function FeatureRows({ features }: { readonly features: readonly FeatureRowProps[] }) {
  return (
    <RowList
      rows={features.map(({ href, name, summary, kind, parcel }) => ({
        href,
        title: name,
        text: summary,
        aside: `${parcel}, ${kind}`,
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
        title,
        text: '',
        aside: (
          <>
            {file}, <time dateTime={date.iso}>{date.text}</time>
          </>
        ),
      }))}
    />
  );
}
