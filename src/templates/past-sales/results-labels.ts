import { countInWords } from '../../lib/number-words';
import { landUseNames } from '../../model/derive/land-uses';
import { provinceNames } from '../../model/derive/provinces';
import type { ResultsQuery } from './results-query';
import type { SoldLotProps } from '../../model/derive/strip-lots';

/** Names the active filters, such as "Saskatchewan, 2026". */
export function formatFilters({
  province,
  year,
  land,
}: Pick<ResultsQuery, 'province' | 'year' | 'land'>): string {
  const parts = [
    province === '' ? '' : provinceNames[province],
    year,
    land === '' ? '' : `${landUseNames[land].toLowerCase()} land`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const outlined = {
  none: '',
  one: ' The outlined square sold en bloc and counts once.',
  more: ' Outlined squares sold en bloc and count once each.',
} as const;

/** Describes the strip in a sentence or two. */
export function formatStripSummary(lots: readonly SoldLotProps[], filters: string): string {
  const filterNote = filters === '' ? '' : ` Shown: ${filters}.`;
  if (lots.length === 0) return `${TEXTS.pastSales.noMatches}${filterNote}`;
  const enBlocs = lots.filter(({ enBloc }) => enBloc).length;
  const about = outlined[enBlocs === 0 ? 'none' : enBlocs === 1 ? 'one' : 'more'];
  const each =
    lots.length === 1
      ? `The square is ${countInWords(1)} result, too few for a median.`
      : 'Each square is one sold parcel.';
  return `${each}${about}${filterNote}`;
}
