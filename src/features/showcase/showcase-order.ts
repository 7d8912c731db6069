import type { CurrentStatus, ScheduleProps } from '../../model/derive/status';

interface Scheduled {
  readonly schedule: ScheduleProps;
}

/** Returns the sales for a screen: live ones first, closed ones last; withdrawn ones are left out. */
export function showcaseOrder<Sale extends Scheduled>(
  sales: readonly Sale[],
  statuses: ReadonlyMap<string, CurrentStatus>,
): Sale[] {
  const statusOf = ({ schedule }: Sale) => statuses.get(schedule.slug) ?? schedule.status;
  const listed = sales.filter((sale) => statusOf(sale) !== 'withdrawn');
  return [
    ...listed.filter((sale) => statusOf(sale) === 'live'),
    ...listed.filter((sale) => statusOf(sale) !== 'live' && statusOf(sale) !== 'completed'),
    ...listed.filter((sale) => statusOf(sale) === 'completed'),
  ];
}

/** Returns the name after another one, cyclically; the first one if that is gone. */
export function rotateFrom(names: readonly string[], from: string, step: 1 | -1): string {
  const index = names.indexOf(from);
  return (index < 0 ? names[0] : names.at((index + step) % names.length)) ?? '';
}
