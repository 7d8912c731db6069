import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';
import { checkSaleDeadlines, isAfter } from './sale-deadlines';

interface Span {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

function endBeforeStart(span: Span, path: readonly PropertyKey[]): Finding[] {
  if (span.startTime === undefined || span.endTime === undefined || isAfter(span.endTime, span.startTime))
    return [];
  return [
    {
      path: [...path, 'endTime'],
      message: 'it ends before it starts, or at the same moment',
      advice: 'an end after the start, such as the same day at 11:00.',
    },
  ];
}

function zoneFindings(sale: SaleFields): Finding[] {
  const hasTimes =
    [sale, ...sale.parcels].some(({ startTime, endTime }) => startTime ?? endTime) || sale.options.length > 0;
  if (sale.timeZone !== undefined || (!hasTimes && sale.viewingDays.length === 0)) return [];
  return [
    {
      path: ['timeZone'],
      message: 'the sale has times but no time zone',
      advice: 'the zone in which people read these times, such as America/Edmonton.',
    },
  ];
}

function missingTimes(sale: SaleFields): Finding[] {
  if (sale.state !== 'scheduled') return [];
  return (['startTime', 'endTime'] as const)
    .filter((name) => sale[name] === undefined)
    .map((name) => ({
      path: [name],
      message: 'a scheduled sale needs it',
      advice: 'a time such as 2026-12-09T09:00:00-06:00; or state: postponed until there is a date.',
    }));
}

/** Times that are missing, in the wrong order or without a zone. */
export function checkSaleTimes(sale: SaleFields): Finding[] {
  return [
    ...zoneFindings(sale),
    ...missingTimes(sale),
    ...checkSaleDeadlines(sale),
    ...endBeforeStart(sale, []),
    ...sale.parcels.flatMap((parcel, index) =>
      endBeforeStart(
        { startTime: parcel.startTime ?? sale.startTime, endTime: parcel.endTime ?? sale.endTime },
        parcel.startTime === undefined && parcel.endTime === undefined ? [] : ['parcels', index],
      ).filter(({ path }) => path.length > 1),
    ),
    ...sale.viewingDays.flatMap((day, index) => endBeforeStart(day, ['viewingDays', index])),
  ];
}
