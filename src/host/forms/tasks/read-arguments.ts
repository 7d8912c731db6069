import { parseArgs } from 'node:util';
import { errorMessage } from '../../../lib/error-message';
import { fail, ok, type Result } from '../../../lib/result';
import { formFields, isFormName, type FormName } from '../../../model/derive/forms/form-fields';

/** The submissions to list or export. */
interface Selection {
  readonly form?: FormName;
  readonly email?: string;
  /** Received at this time or later, in milliseconds. */
  readonly since?: number;
}

/** A task for `npm run forms`. */
export type FormsTask =
  | { readonly kind: 'list' | 'export'; readonly selection: Selection }
  | { readonly kind: 'delete'; readonly email: string }
  | { readonly kind: 'prune'; readonly before: number }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'retry'; readonly id: string };

/** The usage of the command. */
export const usage = `npm run forms -- list [--form contact] [--email a@b.example] [--since 2026-11-01]
npm run --silent forms -- export [the same] > forms.csv
npm run forms -- delete --email a@b.example
npm run forms -- prune --before 2026-01-01
npm run forms -- outbox [--retry all | --retry ID]`;

const optionsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['list', ['form', 'email', 'since']],
  ['export', ['form', 'email', 'since']],
  ['delete', ['email']],
  ['prune', ['before']],
  ['outbox', ['retry']],
]);

/** Milliseconds at the beginning of a day in UTC; null for a day that does not exist. */
function startOfDay(text: string): number | null {
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text.length === 10
    ? at.getTime()
    : null;
}

type Given = Readonly<Partial<Record<'form' | 'email' | 'since' | 'before' | 'retry', string>>>;

function readSelection({ form, email, since }: Given): Result<Selection, string> {
  if (form !== undefined && !isFormName(form))
    return fail(`"${form}" is no form. Write one of ${Object.keys(formFields).join(', ')}.`);
  const from = since === undefined ? undefined : startOfDay(since);
  if (from === null) return fail(`"${String(since)}" is no date. Write one such as 2026-11-01.`);
  return ok({
    ...(form !== undefined && { form }),
    ...(email !== undefined && { email }),
    ...(from !== undefined && { since: from }),
  });
}

function readTask(command: string, given: Given): Result<FormsTask, string> {
  switch (command) {
    case 'list':
    case 'export': {
      const selection = readSelection(given);
      return selection.ok ? ok({ kind: command, selection: selection.value }) : selection;
    }
    case 'delete':
      return given.email === undefined || given.email.trim() === ''
        ? fail('Name the address whose data is to be deleted: --email a@b.example')
        : ok({ kind: 'delete', email: given.email });
    case 'prune': {
      const before = startOfDay(given.before ?? '');
      return before === null
        ? fail('Name the day before which everything is to be deleted: --before 2026-01-01')
        : ok({ kind: 'prune', before });
    }
    default:
      return ok(given.retry === undefined ? { kind: 'outbox' } : { kind: 'retry', id: given.retry });
  }
}

/** Reads the arguments of `npm run forms`; a failure says what to write. */
export function readFormsArguments(args: readonly string[]): Result<FormsTask, string> {
  const text = { type: 'string' } as const;
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { form: text, email: text, since: text, before: text, retry: text },
    });
  } catch (error) {
    return fail(`${errorMessage(error)}\n\n${usage}`);
  }
  const [command = '', ...others] = parsed.positionals;
  const allowed = optionsOf.get(command);
  if (allowed === undefined || others.length > 0) return fail(usage);
  const foreign = Object.keys(parsed.values).find((name) => !allowed.includes(name));
  if (foreign !== undefined) return fail(`--${foreign} means nothing to ${command}.\n\n${usage}`);
  return readTask(command, parsed.values);
}
