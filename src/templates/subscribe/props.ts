import type { ContactProps, FormattedDate, BasePageProps, LinkProps } from '../../page-data/common-props';

/** An e-mail as subscribers receive it, made from the latest posted sale. */
export interface ExampleNoteProps {
  readonly subject: string;
  /** The parcels with their acres and starting bids. */
  readonly parcels: readonly { readonly name: string; readonly text: string }[];
  /** Times when bidding opens and begins to close; empty without a date. */
  readonly times: string;
  readonly sale: LinkProps;
}

export interface SubscribePageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
  readonly contact: ContactProps;
  /** Null while there is no sale to come. */
  readonly example: ExampleNoteProps | null;
  /** The latest posted sales, as examples of the e-mails. */
  readonly posted: readonly {
    readonly href: string;
    readonly title: string;
    readonly posted: FormattedDate;
  }[];
  /** Other subscriptions, which need no e-mail address. */
  readonly subscriptions: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}
