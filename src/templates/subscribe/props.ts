import type { ContactProps, FormattedDate, BasePageProps } from '../../page-data/common-props';

export interface SubscribePageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** Address of the newsletter call; null where there is no newsletter. */
  readonly newsletter: string | null;
  readonly contact: ContactProps;
  /** The sales that were posted last, as examples of the e-mails. */
  readonly posted: readonly {
    readonly href: string;
    readonly title: string;
    readonly posted: FormattedDate;
  }[];
  /** Other subscriptions, which need no e-mail address. */
  readonly subscriptions: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}
