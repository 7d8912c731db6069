import { reminderMoments } from '../../model/derive/forms/form-fields';
import type { ReminderFacts, ReminderSale } from '../../model/derive/reminder-facts';
import type { FormStore, StoredMessage, StoredReminder } from '../forms/stores/form-store';
import { dueReminders, type DueReminder } from './due-reminders';
import { latestRequests } from './latest-requests';
import { isReminderId, reminderId, reminderMessage, type MessageContext } from './reminder-message';
import type { SiteFacts } from './reminder-text';

interface ReminderJobsOptions {
  readonly store: Pick<FormStore, 'enqueue' | 'listReminders' | 'findReminder'>;
  /** Reads the facts of the build about sales, again each time. */
  readonly readFacts: () => Promise<ReminderFacts<Date>>;
  readonly now: () => Date;
  readonly context: Omit<MessageContext, 'facts'>;
}

/** Puts reminders into the outbox when they are due. */
export interface ReminderJobs {
  /** Each reminder is put there once, even if this runs repeatedly and on several hosts. */
  readonly enqueueDue: () => Promise<void>;
  /** Returns true for a message that is not a reminder, and for a reminder that would still be due now. */
  readonly isStillOfUse: (message: Pick<StoredMessage, 'id' | 'submissionId'>) => Promise<boolean>;
}

/** Returns whether a mail about the sale may be due to anybody. */
function mayBeDue(sale: ReminderSale<Date>, now: number): boolean {
  return dueReminders(sale, { moments: reminderMoments, askedAt: -Infinity }, now).length > 0;
}

/** Creates the jobs that keep reminders. */
export function createReminderJobs({ store, readFacts, now, context }: ReminderJobsOptions): ReminderJobs {
  /** Reminders that this process has put into the outbox, or found there. */
  const enqueued = new Set<string>();

  function dueOf(sale: ReminderSale<Date>, reminder: StoredReminder): DueReminder[] {
    return reminder.unsubscribedAt === null ? dueReminders(sale, reminder, now().getTime()) : [];
  }

  async function enqueueDueOf(sale: ReminderSale<Date>, facts: SiteFacts): Promise<void> {
    const requests = latestRequests(sale, await store.listReminders(sale.slug));
    const pending = requests.flatMap((reminder) =>
      dueOf(sale, reminder)
        .filter((due) => !enqueued.has(reminderId(reminder.submissionId, due)))
        .map((due) => reminderMessage(reminder, due, sale, now().getTime(), { ...context, facts })),
    );
    const messages = await Promise.all(pending);
    await store.enqueue(messages);
    for (const { id } of messages) enqueued.add(id);
  }

  return {
    async enqueueDue() {
      const { sales, ...facts } = await readFacts();
      for (const sale of sales) if (mayBeDue(sale, now().getTime())) await enqueueDueOf(sale, facts);
    },

    async isStillOfUse({ id, submissionId }) {
      if (!isReminderId(id) || submissionId === null) return true;
      const reminder = await store.findReminder(submissionId);
      const sale = (await readFacts()).sales.find(({ slug }) => slug === reminder?.sale);
      if (reminder === null || sale === undefined) return false;
      return dueOf(sale, reminder).some((due) => reminderId(submissionId, due) === id);
    },
  };
}
