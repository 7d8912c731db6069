/**
 * Tables of a form store, in the SQL that SQLite and PostgreSQL share. Lists and objects are kept as JSON. Statements
 * that are added here have to run on a database of an earlier version, each time that a host starts.
 */
export const createTables: readonly string[] = [
  `create table if not exists form_submissions (
    id text primary key,
    form text not null,
    email text,
    fields text not null,
    page text,
    received_at bigint not null
  )`,
  'create index if not exists form_submissions_email on form_submissions (email)',
  'create index if not exists form_submissions_received on form_submissions (received_at)',
  `create table if not exists form_messages (
    id text primary key,
    submission_id text,
    recipient text not null,
    subject text not null,
    body text not null,
    headers text not null,
    attachments text not null,
    due_at bigint not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    last_error text,
    leased_until bigint not null default 0
  )`,
  'create index if not exists form_messages_due on form_messages (state, due_at)',
  'create index if not exists form_messages_submission on form_messages (submission_id)',
  `create table if not exists form_reminders (
    submission_id text primary key,
    sale text not null,
    email text not null,
    moments text not null,
    unsubscribed_at bigint
  )`,
  'create index if not exists form_reminders_sale on form_reminders (sale)',
  'create table if not exists form_secrets (name text primary key, value text not null)',
];
