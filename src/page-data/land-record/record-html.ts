import { escapeXml } from '../../lib/escape-xml';
import type { FactProps, LinkProps } from '../common-props';

/** The known facts of a part, for its details. */
export interface PartDetails {
  readonly facts: readonly FactProps[];
  readonly note: string | null;
  /** Source and date. */
  readonly source: string;
  readonly document: LinkProps | null;
}

function factHtml({ label, value }: FactProps): string {
  return `<div><dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd></div>`;
}

function documentHtml({ label, href }: LinkProps): string {
  return `<br/><a href="${escapeXml(href)}">${escapeXml(label)}</a>`;
}

/**
 * The details of a part of the land record. The build renders them as HTML, like texts of editors: as elements that
 * React hydrates, they would be much work for a phone, and few readers open them.
 */
export function detailsHtml({ facts, note, source, document }: PartDetails): string {
  const list = facts.length === 0 ? '' : `<dl>${facts.map(factHtml).join('')}</dl>`;
  const remark = note === null ? '' : `<p>${escapeXml(note)}</p>`;
  return `${list}${remark}<p><small>${escapeXml(source)}</small>${document === null ? '' : documentHtml(document)}</p>`;
}

/** A part of the land record on paper. */
export interface PaperPart {
  readonly heading: string;
  readonly answer: string;
  readonly facts: readonly FactProps[];
  readonly note: string | null;
  readonly source: string | null;
}

/** A part of the land record on paper, open: the entries of a definition list. */
export function paperHtml({ heading, answer, facts, note, source }: PaperPart): string {
  const entries =
    facts.length === 0
      ? [escapeXml(answer)]
      : facts.map(({ label, value }) => `<b>${escapeXml(label)}</b> ${escapeXml(value)}`);
  const remarks = [
    ...(note === null ? [] : [escapeXml(note)]),
    ...(source === null ? [] : [`<small>${escapeXml(source)}</small>`]),
  ];
  const lines = [...entries, ...remarks].map((line) => `<dd>${line}</dd>`);
  return `<div><dt>${escapeXml(heading)}</dt>${lines.join('')}</div>`;
}
