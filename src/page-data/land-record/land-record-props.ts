import { formatLongCalendarDate } from '../../model/derive/dates';
import type { Parcel } from '../../model/schema/parcel';
import type { BuildContext } from '../build-context';
import type { SaleContext } from '../sale-context';
import { withoutStop } from '../../lib/sentence';
import { writeLandRecord } from './land-record';
import { detailsHtml, paperHtml } from './record-html';
import type { WrittenPart } from './record-part';

/** A part of the record, as short as the page needs it. */
export interface LandRecordPartProps {
  readonly heading: string;
  /** Such as Tile, No tenant or Not known. */
  readonly answer: string;
  /** Details with source and date; null if nothing is known. */
  readonly detailsHtml: string | null;
  /** The reason why nothing is known; null if none is given. */
  readonly reason: string | null;
}

/** Names the source and the day: SAMA field sheet, February 4, 2026. */
function sourceText({ source, asOf }: WrittenPart): string | null {
  return source === null || asOf === null ? null : `${withoutStop(source)}, ${formatLongCalendarDate(asOf)}`;
}

/** The record of a parcel for its page. */
export function landRecordProps(
  { mediaUrl, content }: Pick<BuildContext, 'mediaUrl' | 'content'>,
  { sale }: SaleContext,
  parcel: Parcel,
): LandRecordPartProps[] {
  const { recordSource } = content.texts.salePage;
  return writeLandRecord(parcel).map((part): LandRecordPartProps => {
    const { heading, short: answer, facts, note } = part;
    const source = sourceText(part);
    if (source === null) return { heading, answer, detailsHtml: null, reason: note };
    const shown = sale.documents.find(({ file }) => file === part.document);
    const document = shown === undefined ? null : { label: shown.title, href: mediaUrl(shown.file) };
    const details = { facts, note, source: `${recordSource} ${source}`, document };
    return { heading, answer, detailsHtml: detailsHtml(details), reason: null };
  });
}

/** The record of a parcel for its sheet in the brochure: all parts, open. */
export function landRecordHtml(parcel: Parcel): string {
  return writeLandRecord(parcel)
    .map((part) => paperHtml({ ...part, answer: part.short, source: sourceText(part) }))
    .join('');
}
