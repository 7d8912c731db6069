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

/** Leaves each moment to the first of the wishes that has it. */
function eachMomentOnce(wishes: readonly StoredReminder[]): StoredReminder[] {
  const taken = new Set<string>();
  return wishes.map((wish) => {
    const moments = wish.moments.filter((moment) => !taken.has(moment));
    for (const moment of moments) taken.add(moment);
    return { ...wish, moments };
  });
}

/**
 * Lists what the addresses wish that have not unsubscribed. An address that asked more than once gets each moment as it
 * asked for it last, at the time that the form named then. That a sale does not take place is one mail, whatever
 * was asked for.
 *
 * @param reminders Of one sale.
 */
export function lastWishes(
  { state }: Pick<ReminderSale<Date>, 'state'>,
  reminders: readonly StoredReminder[],
): StoredReminder[] {
  const lastFirst = reminders
    .filter(({ unsubscribedAt }) => unsubscribedAt === null)
    .toSorted((a, b) => b.askedAt - a.askedAt);
  return [...byAddress(lastFirst)].flatMap((wishes) => {
    if (state === 'scheduled') return eachMomentOnce(wishes);
    const moments = wishes.flatMap((wish) => wish.moments);
    return wishes.slice(0, 1).map((last) => ({ ...last, moments }));
  });
}
