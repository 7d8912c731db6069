import type { Picture } from '../lib/picture';
import type { PlanProps } from '../model/derive/plan/plan-props';
import type { ScheduleProps } from '../model/derive/status';
import type { Graph } from './graph';

/** What goes into <head>; every page has one. */
export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page in its canonical form. */
  readonly canonical: string;
  readonly noindex: boolean;
  /** What a link to the page is shown with; null where the page is not to be found. */
  readonly image: PreviewImage | null;
  /** The feed that lists the same as the page. */
  readonly feed?: FeedProps;
  /** What the page says of itself to machines. */
  readonly structuredData?: Graph;
}

/** Something to subscribe to. */
export interface FeedProps {
  readonly href: string;
  readonly type: 'application/atom+xml' | 'application/rss+xml';
}

/** A picture for link previews. */
export interface PreviewImage {
  /** Absolute address. */
  readonly src: string;
  /** In pixels; not told of the picture of the brand, which most pages have: bytes of every page. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly alt: string;
}

/** Words that lead somewhere. */
export interface LinkProps {
  readonly label: string;
  readonly href: string;
}

/** The way from the home page to a page; the last one is the page itself. */
export type Breadcrumbs = readonly LinkProps[];

/** A figure with what it counts and a remark, such as 945.3 ac, Titled, 866.0 cultivated. */
export interface StatProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A fact in two words or two sentences: Soil, Thin Black loam. */
export interface FactProps {
  readonly label: string;
  readonly value: string;
}

/** A moment as it reads on the page and for machines. */
export interface FormattedDate {
  readonly text: string;
  readonly iso: string;
}

/** A sale as a card. */
export interface SaleCardProps {
  readonly href: string;
  readonly name: string;
  /** Such as nearby Sexsmith, AB. */
  readonly nearby: string;
  readonly schedule: ScheduleProps;
  readonly banner: string | null;
  /** When bidding on the parcels opens and closes; null while there is no date. */
  readonly opens: FormattedDate | null;
  readonly closes: FormattedDate | null;
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

/** Somebody who can be asked. */
export interface PersonProps {
  readonly href: string;
  readonly name: string;
  readonly role: string;
  readonly summary: string;
  readonly picture: Picture | null;
}

/** What somebody said of us. */
export interface QuoteProps {
  readonly tagline: string;
  readonly content: string;
  readonly name: string;
  readonly title: string;
  readonly city: string;
  readonly picture: Picture | null;
  /** The page of the video, where there is one. */
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

/** How to reach the company. */
export interface ContactProps {
  /** Such as +1 (866) 263-7480. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly emailHref: string;
  readonly hours: string;
  readonly responseNote: string;
}

/** What every page is given. */
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

/** A sale that is no longer available, and why. */
export interface WithdrawnSaleProps extends Pick<
  SaleCardProps,
  'href' | 'name' | 'nearby' | 'picture' | 'plan'
> {
  readonly why: string | null;
}
