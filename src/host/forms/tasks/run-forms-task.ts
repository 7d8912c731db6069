import type { FormStore, MessageState, StoredMessage, Submission } from '../stores/form-store';
import { plural } from '../../../lib/plural';
import { onOneLine } from '../../../lib/invisible-characters';
import type { FormsTask } from './read-arguments';
import { submissionsCsv } from './submissions-csv';

function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** One line for each, without characters that a terminal would act on. */
function lineOf(...parts: readonly (string | undefined)[]): string {
  return parts.map((part) => onOneLine(part ?? '')).join('  ');
}

function submissionLine({ id, form, fields, receivedAt }: Submission): string {
  const about = ['sale', 'parcel', 'option', 'moments', 'message'].flatMap((name) => fields[name] ?? []);
  const person = ['first-name', 'last-name', 'email-address', 'phone-number'].flatMap(
    (name) => fields[name] ?? [],
  );
  return lineOf(timeText(receivedAt), form, id, person.join(' '), about.join(' '));
}

function messageLine({ id, to, subject, attempts, lastError, dueAt }: StoredMessage): string {
  const trouble = lastError === null ? '' : `${plural(attempts, 'attempt')}, the last: ${lastError}`;
  return lineOf(timeText(dueAt), id, to, subject, trouble);
}

const messageHeadings: Readonly<Record<Exclude<MessageState, 'sent'>, string>> = {
  pending: 'waiting, with the time of the next attempt',
  dead: 'given up; send them again with --retry all, or --retry and the ID of one',
};

async function describeOutbox(store: FormStore): Promise<string> {
  const sent = await store.listMessages('sent');
  const [pending, dead] = [await store.listMessages('pending'), await store.listMessages('dead')];
  return [
    `${plural(sent.length, 'e-mail')} sent`,
    ...[...Object.entries(messageHeadings)].flatMap(([state, heading]) => {
      const messages = state === 'dead' ? dead : pending;
      return [`${plural(messages.length, 'e-mail')} ${heading}`, ...messages.map(messageLine)];
    }),
  ].join('\n');
}

async function retry(store: FormStore, id: string, now: number): Promise<string> {
  const ids = id === 'all' ? (await store.listMessages('dead')).map((message) => message.id) : [id];
  const revived = await Promise.all(ids.map((each) => store.revive(each, now)));
  const count = revived.filter(Boolean).length;
  if (id !== 'all' && count === 0) throw new Error(`No e-mail with the ID "${onOneLine(id)}" was given up.`);
  return `${plural(count, 'e-mail')} will be sent again by the host.`;
}

const stillInLog =
  'It can still be read in the file that ends in -wal, beside that of the forms, which another process is using. Run this again in a minute.';

async function describeDeletion(deletion: ReturnType<FormStore['deleteByEmail']>): Promise<string> {
  const { submissions, messages, reminders, isInLog } = await deletion;
  const counts = `Deleted: ${plural(submissions, 'submission')}, ${plural(messages, 'e-mail')}, ${plural(reminders, 'reminder')}.`;
  return isInLog ? `${counts}\n${stillInLog}` : counts;
}

/** Performs the task of the command, and returns its output. @throws When the store can't be used. */
export async function runFormsTask(task: FormsTask, store: FormStore, now: number): Promise<string> {
  switch (task.kind) {
    case 'list': {
      const submissions = await store.listSubmissions(task.selection);
      return [plural(submissions.length, 'submission'), ...submissions.map(submissionLine)].join('\n');
    }
    case 'export':
      return submissionsCsv(await store.listSubmissions(task.selection));
    case 'delete':
      return describeDeletion(store.deleteByEmail(task.email));
    case 'prune':
      return describeDeletion(store.pruneBefore(task.before));
    case 'outbox':
      return describeOutbox(store);
    case 'retry':
      return retry(store, task.id, now);
  }
}
