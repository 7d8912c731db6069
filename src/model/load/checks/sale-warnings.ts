import { formatInZone, toIsoInZone, wallClock } from '../../../lib/time-zones';
import { saleStatus } from '../../derive/status';
import { saleTimes } from '../../derive/times';
import type { SaleRules } from '../../derive/lots';
import type { Sale } from '../../schema/sale';
import { fieldName } from '../files/problem';

/** A value of a sale with its path. */
interface Located {
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

function located(of: object, names: readonly string[], path: readonly PropertyKey[] = []): Located[] {
  return names.flatMap((name) => {
    const value: unknown = Reflect.get(of, name);
    return typeof value === 'string' ? [{ path: [...path, name], value }] : [];
  });
}

function locatedIn(list: readonly object[], names: readonly string[], name: string): Located[] {
  return list.flatMap((item, index) => located(item, names, [name, index]));
}

const hours = ['startTime', 'endTime'];

function hoursOfBidding(sale: Sale): Located[] {
  return [...located(sale, hours), ...locatedIn(sale.parcels, hours, 'parcels')];
}

/** Times whose offset is not that of their zone, so that they are shown at another hour. */
function offsetWarnings(sale: Sale): string[] {
  const zone = sale.timeZone;
  if (zone === undefined) return [];
  const times = [
    ...located(sale, ['registerBy']),
    ...hoursOfBidding(sale),
    ...locatedIn(sale.options, ['exerciseDate'], 'options'),
    ...locatedIn(sale.viewingDays, hours, 'viewingDays'),
  ];
  return times.flatMap(({ path, value }) => {
    const at = new Date(value);
    const written = value.endsWith('Z') ? '+00:00' : value.slice(-6);
    const own = toIsoInZone(at, zone).slice(-6);
    if (written === own) return [];
    const shown = formatInZone(at, zone, 'h:mm a');
    return [`${fieldName(path)}: ${written}, but ${zone} has ${own} then. It is shown as ${shown}.`];
  });
}

const [earliestMinute, latestMinute] = [6 * 60, 20 * 60];

function nightWarnings(sale: Sale): string[] {
  const zone = sale.timeZone;
  if (zone === undefined) return [];
  return hoursOfBidding(sale).flatMap(({ path, value }) => {
    const at = new Date(value);
    const { hour, minute } = wallClock(zone, at);
    const minutes = hour * 60 + minute;
    return minutes >= earliestMinute && minutes <= latestMinute
      ? []
      : [
          `${fieldName(path)}: ${formatInZone(at, zone, 'h:mm a')} on the clock of the sale. Check AM and PM.`,
        ];
  });
}

const maxMonthsAhead = 18;

function distantWarnings(sale: Sale, rules: SaleRules, now: Date): string[] {
  const { opensAt } = saleTimes(sale, rules);
  const latest = new Date(now);
  latest.setUTCMonth(latest.getUTCMonth() + maxMonthsAhead);
  return sale.state !== 'scheduled' || opensAt === null || opensAt <= latest
    ? []
    : [`startTime: Bidding opens in more than ${String(maxMonthsAhead)} months. Check the year.`];
}

/** Sentences about past events with a date after the day on which the sale appears. */
function aheadWarnings(sale: Sale, now: Date): string[] {
  const day = [now.toISOString(), sale.publishAt ?? ''].sort().at(-1)?.slice(0, 10) ?? '';
  const dated = [
    ...located(sale, ['posted']),
    ...locatedIn(sale.documents, ['date'], 'documents'),
    ...locatedIn(sale.changes, ['date'], 'changes'),
  ];
  return [
    ...dated
      .filter(({ value }) => value > day)
      .map(({ path, value }) => `${fieldName(path)}: ${value} lies ahead. Check the year.`),
    ...sale.parcels.flatMap(({ taxes }, index) =>
      taxes !== undefined && String(taxes.year) > day.slice(0, 4)
        ? [
            `${fieldName(['parcels', index, 'taxes', 'year'])}: ${String(taxes.year)} lies ahead. Check the year.`,
          ]
        : [],
    ),
  ];
}

/** Results that nobody can know yet. */
function earlyResults(sale: Sale, rules: SaleRules, now: Date): string[] {
  if (saleStatus(sale, rules, now) === 'completed') return [];
  const early = (name: string) => `${name}: Bidding has not closed. Check the times, or take the result out.`;
  return [
    ...(sale.nothingSold ? [early('nothingSold')] : []),
    ...(['parcels', 'enBlocs'] as const).flatMap((list) =>
      sale[list].flatMap(({ acceptedBid }, index) =>
        acceptedBid === undefined ? [] : [early(fieldName([list, index, 'acceptedBid']))],
      ),
    ),
  ];
}

/** Sentences about unusual times and results of a sale, each with its field. */
export function saleWarnings(sale: Sale, rules: SaleRules, now: Date): string[] {
  return [
    ...offsetWarnings(sale),
    ...nightWarnings(sale),
    ...distantWarnings(sale, rules, now),
    ...aheadWarnings(sale, now),
    ...earlyResults(sale, rules, now),
  ];
}
