import type { ReminderSale } from '../../model/derive/reminder-facts';
import type { StoredReminder } from '../forms/stores/form-store';
import { emailKey } from '../forms/stores/statements';

function byAddress(reminders: readonly StoredReminder[]): Iterable<readonly StoredReminder[]> {
  const groups = new Map<string, StoredReminder[]>();
  for (const reminder of reminders) {
    const address = emailKey(reminder.email);
    groups.set(address, [...(groups.get(address) ?? []), reminder]);
  }
  return groups.values();
}

/** Keeps each moment only in the first of the requests that have it. */
function eachMomentOnce(requests: readonly StoredReminder[]): StoredReminder[] {
  const taken = new Set<string>();
  return requests.map((request) => {
    const moments = request.moments.filter((moment) => !taken.has(moment));
    for (const moment of moments) taken.add(moment);
    return { ...request, moments };
  });
}

/**
 * Lists the requests of addresses that have not unsubscribed. An address that asked more than once gets each moment
 * according to its last request, at the time that the form named then. If a sale does not take place, it gets one mail,
 * whatever it requested.
 *
 * @param reminders Of one sale.
 */
export function latestRequests(
  { state }: Pick<ReminderSale<Date>, 'state'>,
  reminders: readonly StoredReminder[],
): StoredReminder[] {
  const lastFirst = reminders
    .filter(({ unsubscribedAt }) => unsubscribedAt === null)
    .toSorted((a, b) => b.askedAt - a.askedAt);
  return [...byAddress(lastFirst)].flatMap((requests) => {
    if (state === 'scheduled') return eachMomentOnce(requests);
    const moments = requests.flatMap((request) => request.moments);
    return requests.slice(0, 1).map((last) => ({ ...last, moments }));
  });
}
