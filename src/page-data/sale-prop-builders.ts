import { standardCurrency } from '../lib/money';
import type { TeamMember } from '../model/schema/editorial';
import type { Feature, Parcel } from '../model/schema/parcel';
import type { Option, Sale } from '../model/schema/sale';
import { parcelNumber } from '../model/derive/lots';
import { formatExerciseDeadline } from '../model/derive/dates';
import { featureRoute, optionRoute } from '../model/derive/routes';
import { formattedDate, fileSummary, personProps } from './prop-builders';
import type { CheckedDocumentProps, DocumentProps, FeatureRowProps, OptionRowProps } from './lot-props';
import type { PersonProps } from './common-props';
import type { SaleContext } from './sale-context';
import type { BuildContext } from './build-context';

/** A price with its remark, or the remark alone. */
export function optionPrice({ price, priceNote }: Option): string {
  if (price === undefined) return priceNote ?? 'Price on request';
  return [standardCurrency(price), priceNote].filter(Boolean).join(' ');
}

/** An option that is offered beside the land, as a row that leads to its page. */
export function optionRow({ sale, zone }: SaleContext, option: Option): OptionRowProps {
  return {
    href: optionRoute(sale.slug, option.slug),
    name: option.name,
    summary: option.summary,
    price: optionPrice(option),
    exerciseBy: formatExerciseDeadline(new Date(option.exerciseDate), zone),
  };
}

/** Returns whether a feature has more than a summary: only then does it have a page of its own. */
export function hasFeaturePage({ description, image }: Pick<Feature, 'description' | 'image'>): boolean {
  return description !== undefined || image !== undefined;
}

/** A feature of a parcel as a row that leads to its page. */
export function featureRow({ sale }: SaleContext, parcel: Parcel, feature: Feature): FeatureRowProps {
  return {
    href: featureRoute(sale.slug, parcel.slug, feature.slug),
    name: feature.name,
    kind: feature.kind,
    summary: feature.summary,
    parcel: parcel.name,
    number: parcelNumber(parcel.name, sale.parcels),
  };
}

/** A document to download, with its kind, size and date. */
export function documentProps(context: BuildContext, document: Sale['documents'][number]): DocumentProps {
  return {
    href: context.mediaUrl(document.file),
    title: document.title,
    file: fileSummary(context, document.file),
    date: formattedDate(document.date),
  };
}

/** The same with its checksum. */
export function checkedDocumentProps(
  context: BuildContext,
  document: Sale['documents'][number],
): CheckedDocumentProps {
  const sha256 = context.content.media.get(document.file)?.sha256 ?? '';
  return { ...documentProps(context, document), sha256 };
}

/** Contacts for a sale in the order in which it names them: late bidders are told to call the first. */
export function saleContacts<Member extends Pick<TeamMember, 'slug'>>(
  { contacts }: Pick<Sale, 'contacts'>,
  team: readonly Member[],
): Member[] {
  return contacts.flatMap((contact) => team.find(({ slug }) => slug === contact) ?? []);
}

/** The same as links to their pages. */
export function salePeople(context: BuildContext, sale: Sale): PersonProps[] {
  return saleContacts(sale, context.content.team).map((member) => personProps(context, member));
}

/** Returns whether a sale has several parcels to compare, and was not withdrawn. */
export function isComparable({ sale, status }: Pick<SaleContext, 'sale' | 'status'>): boolean {
  return sale.parcels.length > 1 && status !== 'withdrawn';
}
