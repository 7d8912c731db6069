import type {
  LinkProps,
  FormattedDate,
  BasePageProps,
  QuoteProps,
  Breadcrumbs,
  VideoProps,
} from '../../page-data/common-props';

export interface TestimonialPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly video: VideoProps;
  readonly published: FormattedDate;
  readonly length: string;
  readonly person: Pick<QuoteProps, 'name' | 'title' | 'city' | 'picture'>;
  /** The transcript, by speaker. */
  readonly transcript: readonly { readonly speaker: string | null; readonly text: string }[];
  readonly sale: LinkProps | null;
  readonly all: LinkProps;
  readonly next: QuoteProps | null;
}
