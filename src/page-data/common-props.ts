import type { LonLat } from '../lib/geo';
import type { Picture } from '../lib/picture';
import type { PlanProps } from '../model/derive/plan/plan-props';
import type { ScheduleProps } from '../model/derive/status';
import type { Graph } from './graph';

/** Content of <head>; every page has one. */
export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page in its canonical form. */
  readonly canonical: string;
  readonly noindex: boolean;
  /** Picture for link previews; null if the page is not indexed. */
  readonly image: PreviewImage | null;
  /** The feed that lists the same as the page. */
  readonly feed?: FeedProps;
  /** Structured data of the page. */
  readonly structuredData?: Graph;
}

/** A feed or another subscription. */
export interface FeedProps {
  readonly href: string;
  readonly type: 'application/atom+xml' | 'application/rss+xml';
}

/** A picture for link previews. */
export interface PreviewImage {
  /** Absolute address. */
  readonly src: string;
  /** In pixels; left out, to save bytes, for pictures that the build draws in the size that link previews have. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly alt: string;
}

/** A link with its label. */
export interface LinkProps {
  readonly label: string;
  readonly href: string;
}

/** Links from the home page to a page; the last one is the page itself. */
export type Breadcrumbs = readonly LinkProps[];

/** A figure with its label and a remark, such as 945.3 ac, Titled, 866.0 cultivated. */
export interface StatProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A fact with a short label and value: Soil, Thin Black loam. */
export interface FactProps {
  readonly label: string;
  readonly value: string;
}

/** A moment as text and in a machine-readable form. */
export interface FormattedDate {
  readonly text: string;
  readonly iso: string;
}

/** A moment whose day may be shown alone. */
export interface DatedMomentProps extends FormattedDate {
  /** Such as Dec 2, 2026. */
  readonly day: string;
}

/** A sale as a card. */
export interface SaleCardProps {
  readonly href: string;
  readonly name: string;
  /** Such as nearby Sexsmith, AB. */
  readonly nearby: string;
  /** The middle of the land, to about a hundred metres. */
  readonly position: LonLat | null;
  readonly schedule: ScheduleProps;
  readonly banner: string | null;
  /** Time when bidding on the first parcels opens; null while there is no date. */
  readonly opensAt: DatedMomentProps | null;
  /** Times when the first and the last parcel close, en bloc left out; null while there is no date. */
  readonly firstCloseAt: DatedMomentProps | null;
  readonly closesAt: DatedMomentProps | null;
  /** Such as 945.3 ac. */
  readonly area: string;
  /** Such as 4 Parcels, 1 En Bloc. */
  readonly lots: string;
  /** Such as $240K – $650K. */
  readonly price: string;
  /** As of the build, such as starting bids by parcel. */
  readonly priceNote: string;
  readonly enBloc: boolean;
  readonly picture: Picture | null;
  readonly plan: PlanProps | null;
}

/** A person whom visitors can contact. */
export interface PersonProps {
  readonly href: string;
  readonly name: string;
  readonly role: string;
  readonly summary: string;
  readonly picture: Picture | null;
}

/** A quote of a customer. */
export interface QuoteProps {
  readonly tagline: string;
  readonly content: string;
  readonly name: string;
  readonly title: string;
  readonly city: string;
  readonly picture: Picture | null;
  /** The page of the video, if there is one. */
  readonly video: LinkProps | null;
}

/** A question in a list. */
export interface QuestionLinkProps {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly updated: FormattedDate;
}

/** An episode in a list. */
export interface EpisodeLinkProps {
  readonly href: string;
  readonly title: string;
  /** Such as Episode 3. */
  readonly number: string | null;
  readonly published: FormattedDate;
  /** Such as 38 minutes. */
  readonly length: string;
  readonly summary: string;
  readonly picture: Picture | null;
}

/** Ways to contact the company. */
export interface ContactProps {
  /** Such as +1 (866) 263-7480. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly emailHref: string;
  readonly hours: string;
  readonly responseNote: string;
}

/** Props of every page. */
export interface BasePageProps {
  readonly head: HeadProps;
  readonly heading: string;
  readonly summary: string;
}

export interface VideoProps {
  readonly title: string;
  readonly src: string;
  readonly captions: string;
  readonly poster: Picture | null;
}

/** A sale that is no longer available, with the reason. */
export interface WithdrawnSaleProps extends Pick<
  SaleCardProps,
  'href' | 'name' | 'nearby' | 'picture' | 'plan'
> {
  readonly why: string | null;
}
