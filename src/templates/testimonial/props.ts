import type {
  LinkProps,
  MomentProps,
  PageBase,
  QuoteProps,
  Trail,
  VideoProps,
} from '../../page-data/common-props';

export interface TestimonialPageProps extends PageBase {
  readonly trail: Trail;
  readonly video: VideoProps;
  readonly published: MomentProps;
  readonly length: string;
  readonly person: Pick<QuoteProps, 'name' | 'title' | 'city' | 'picture'>;
  /** Every spoken word, by speaker. */
  readonly transcript: readonly { readonly speaker: string | null; readonly text: string }[];
  readonly sale: LinkProps | null;
  readonly all: LinkProps;
  readonly next: QuoteProps | null;
}
