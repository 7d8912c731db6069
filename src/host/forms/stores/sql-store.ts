import { confirmationPrefix, type Deleted, type FormStore } from './form-store';
import { parseMessages, parseReminders, parseSecret, parseSubmissions } from './rows';
import type { SqlDatabase, Statement, StatementResult } from './sql-database';
import { deleteSubmissions, emailKey, insertMessages, upsertReminder, upsertSubmission } from './statements';

const nothing: StatementResult = { rows: [], changes: 0 };

const requests = 'form_reminders join form_submissions on id = submission_id';
const selectReminders = `select form_reminders.*, received_at from ${requests}`;

/** Submissions that requested reminders of the same sale at the same address as one of them, the parameter. */
const sameRequests = `select submission_id from ${requests} where (sale, form_submissions.email) in
  (select sale, form_submissions.email from ${requests} where submission_id = ?)`;

/** Creates the form store on a database that has its tables. */
export function createSqlStore(database: SqlDatabase): FormStore {
  async function run(sql: string, parameters: Statement['parameters'] = []): Promise<StatementResult> {
    return (await database.transact([{ sql, parameters }]))?.[0] ?? nothing;
  }

  async function runDeletion(statements: readonly Statement[]): Promise<Deleted> {
    const [messages, reminders, submissions] = (await database.transact(statements)) ?? [];
    return {
      submissions: submissions?.changes ?? 0,
      messages: messages?.changes ?? 0,
      reminders: reminders?.changes ?? 0,
      isInLog: !(await database.emptyLog()),
    };
  }

  return {
    async saveSubmission(submission, { messages, reminder } = { messages: [], reminder: null }) {
      const results = await database.transact([
        upsertSubmission(submission),
        ...insertMessages(messages),
        ...(reminder === null ? [] : [upsertReminder(reminder)]),
      ]);
      return results === null ? 'taken' : 'saved';
    },

    async listSubmissions({ form, email, since } = {}) {
      const conditions = [
        ...(form === undefined ? [] : [{ sql: 'form = ?', parameter: form }]),
        ...(email === undefined ? [] : [{ sql: 'email = ?', parameter: emailKey(email) }]),
        ...(since === undefined ? [] : [{ sql: 'received_at >= ?', parameter: since }]),
      ];
      const where = conditions.length === 0 ? '' : `where ${conditions.map(({ sql }) => sql).join(' and ')}`;
      const { rows } = await run(
        `select id, form, fields, page, received_at from form_submissions ${where} order by received_at, id`,
        conditions.map(({ parameter }) => parameter),
      );
      return parseSubmissions(rows);
    },

    async enqueue(messages) {
      if (messages.length > 0) await database.transact(insertMessages(messages));
    },

    async claimDue(now, limit, leaseMs) {
      const { rows } = await run(
        `update form_messages set leased_until = ?, attempts = attempts + 1 where id in (
          select id from form_messages where state = 'pending' and due_at <= ? and leased_until <= ?
          order by due_at, id limit ? ${database.lockClause}
        ) returning *`,
        [now + leaseMs, now, now, limit],
      );
      return parseMessages(rows).sort((a, b) => a.dueAt - b.dueAt);
    },

    async markSent(id) {
      await run("update form_messages set state = 'sent', last_error = null, leased_until = 0 where id = ?", [
        id,
      ]);
    },

    async markFailed(id, error, retryAt) {
      await run(
        `update form_messages set state = ?, last_error = ?, due_at = coalesce(?, due_at), leased_until = 0
         where id = ? and state = 'pending'`,
        [retryAt === null ? 'dead' : 'pending', error, retryAt, id],
      );
    },

    async listMessages(state) {
      const { rows } = await run(
        `select * from form_messages ${state === undefined ? '' : 'where state = ?'} order by due_at, id`,
        state === undefined ? [] : [state],
      );
      return parseMessages(rows);
    },

    async revive(id, dueAt) {
      const { changes } = await run(
        `update form_messages set state = 'pending', attempts = 0, due_at = ? where id = ? and state = 'dead'`,
        [dueAt, id],
      );
      return changes > 0;
    },

    async listReminders(sale) {
      const { rows } = await run(
        `${selectReminders} ${sale === undefined ? '' : 'where sale = ?'} order by submission_id`,
        sale === undefined ? [] : [sale],
      );
      return parseReminders(rows);
    },

    async findReminder(submissionId) {
      const { rows } = await run(`${selectReminders} where submission_id = ?`, [submissionId]);
      return parseReminders(rows)[0] ?? null;
    },

    async unsubscribe(submissionId, at) {
      const results = await database.transact([
        {
          sql: `update form_reminders set unsubscribed_at = coalesce(unsubscribed_at, ?)
            where submission_id in (${sameRequests})`,
          parameters: [at, submissionId],
          mustChange: true,
        },
        {
          sql: `delete from form_messages where (state = 'pending' or id like '${confirmationPrefix}%')
            and submission_id in (${sameRequests})
            and recipient in (select email from form_reminders where submission_id in (${sameRequests}))`,
          parameters: [submissionId, submissionId],
        },
      ]);
      return results !== null;
    },

    deleteByEmail(email) {
      return runDeletion(deleteSubmissions('email = ?', 'lower(recipient) = ?', emailKey(email)));
    },

    pruneBefore(time) {
      return runDeletion(deleteSubmissions('received_at < ?', 'submission_id is null and due_at < ?', time));
    },

    async keepSecret(name, value) {
      const results = await database.transact([
        {
          sql: 'insert into form_secrets (name, value) values (?, ?) on conflict (name) do nothing',
          parameters: [name, value],
        },
        { sql: 'select value from form_secrets where name = ?', parameters: [name] },
      ]);
      return parseSecret(results?.[1]?.rows ?? []);
    },

    close: () => database.close(),
  };
}
