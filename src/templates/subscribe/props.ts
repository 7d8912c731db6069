import type { ContactProps, FormattedDate, BasePageProps } from '../../page-data/common-props';

export interface SubscribePageProps extends BasePageProps {
  readonly bodyHtml: string;
  readonly contact: ContactProps;
  /** The sales that were posted last, as the notes would have told. */
  readonly posted: readonly {
    readonly href: string;
    readonly title: string;
    readonly posted: FormattedDate;
  }[];
  /** Other ways to hear of sales, which need no address. */
  readonly ways: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}
