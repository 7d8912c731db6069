import { formatLongCalendarDate } from '../../model/derive/dates';
import type { Parcel } from '../../model/schema/parcel';
import type { FactProps, LinkProps } from '../common-props';
import type { BuildContext } from '../build-context';
import type { SaleContext } from '../sale-context';
import { featureRow } from '../sale-prop-builders';
import { writeLandRecord } from './land-record';
import type { WrittenPart } from './record-part';

export interface RecordFactProps extends FactProps {
  /** The page of the feature that the fact names; left out where there is none. */
  readonly href?: string;
}

/** A part of the record, as short as the page needs it. */
export interface LandRecordPartProps {
  readonly heading: string;
  /** Such as Tile, No tenant or Not known. */
  readonly answer: string;
  readonly facts: readonly RecordFactProps[];
  readonly note?: string;
  /** Source and date; left out where nothing is known. */
  readonly source?: string;
  readonly document?: LinkProps;
}

/** Names the source and the day: SAMA field sheet, February 4, 2026. */
function sourceText({ source, asOf }: WrittenPart): string | null {
  return source === null || asOf === null ? null : `${source}, ${formatLongCalendarDate(asOf)}`;
}

/** Links to the page of a feature, where it has one. */
function featureLink(saleContext: SaleContext, parcel: Parcel, slug: string | null): { href?: string } {
  const feature = parcel.features.find((one) => one.slug === slug);
  const href = feature === undefined ? null : featureRow(saleContext, parcel, feature).href;
  return href === null ? {} : { href };
}

/** The record of a parcel for its page and its sheet in the brochure. */
export function landRecordProps(
  { mediaUrl }: Pick<BuildContext, 'mediaUrl'>,
  saleContext: SaleContext,
  parcel: Parcel,
): LandRecordPartProps[] {
  const { sale } = saleContext;
  return writeLandRecord(parcel).map((part): LandRecordPartProps => {
    const source = sourceText(part);
    const shown = sale.documents.find(({ file }) => file === part.document);
    return {
      heading: part.heading,
      answer: part.short,
      facts: part.facts.map(({ label, value, feature }) => ({
        label,
        value,
        ...featureLink(saleContext, parcel, feature),
      })),
      ...(part.note !== null && { note: part.note }),
      ...(source !== null && { source }),
      ...(shown !== undefined && { document: { label: shown.title, href: mediaUrl(shown.file) } }),
    };
  });
}
