import { escapeXml } from '../lib/escape-xml';
import { noValue } from '../lib/no-value';
import type { StartToSoldRow } from './start-to-sold';

function amountHtml(amount: StartToSoldRow['sold']): string {
  return amount === null ? noValue : `${amount[0]}<small>${amount[1]}</small>`;
}

/** A white square at the start and a black one at the end; land that has not sold has only the square at its start. */
function barHtml({ rise: [from, to], sold }: StartToSoldRow, highest: number): string {
  const at = (dollars: number) => `${String(Math.round((dollars / Math.max(highest, 1)) * 1000) / 10)}%`;
  const line = `<line x2="${at(from)}" y1="12" y2="12"/>`;
  const start = `<rect x="${at(from)}" y="6" width="12" height="12"/>`;
  if (sold === null) return line + start;
  return `${line}<line x1="${at(from)}" x2="${at(to)}" y1="12" y2="12"/>${start}<rect x="${at(to)}" y="4" width="16" height="16"/>`;
}

/** The highest price per acre of some land, which is the end of their scale. */
export function highestPrice(rows: readonly StartToSoldRow[]): number {
  return Math.max(0, ...rows.flatMap(({ rise }) => rise));
}

/**
 * A row of the table from start to sold. The build renders it as HTML: as elements that React hydrates, drawings of
 * prices would be much work for a phone, and nothing in them changes.
 *
 * @param highest The end of the scale, in dollars per acre.
 */
export function startToSoldHtml(row: StartToSoldRow, highest: number): string {
  const { href, name, note, start, sold, change } = row;
  const text = escapeXml(name);
  const link = href === null ? `<b>${text}</b>` : `<a href="${href}">${text}</a>`;
  const cells = [
    `<svg height="24" aria-hidden="true">${barHtml(row, highest)}</svg>`,
    amountHtml(start),
    amountHtml(sold),
    change,
  ].map((cell) => `<td role="cell">${cell}</td>`);
  return `<tr role="row"><th role="rowheader" scope="row">${link}<small>${escapeXml(note)}</small></th>${cells.join('')}</tr>`;
}

/** Rows on one scale. */
export function startToSoldRowsHtml(rows: readonly StartToSoldRow[]): string {
  return rows.map((row) => startToSoldHtml(row, highestPrice(rows))).join('');
}
