import { v5 as uuidOfText, validate as isUuid, version as uuidVersion } from 'uuid';
import { fail, ok, type Result } from '../../lib/result';
import { commonFields, isFieldOf, isFormName, type FormName } from '../../model/derive/forms/form-fields';
import { decodeForm, mayRepeat } from '../../model/derive/forms/form-wire';
import { parseForm, type FieldErrors } from '../../model/derive/forms/parse-form';
import type { Refusal } from './refusals';
import type { Submission } from './stores/form-store';

/** The reason for which a form is not taken, with the fields to correct. */
export interface Refused {
  readonly refusal: Refusal;
  readonly form: FormName | null;
  readonly fields: FieldErrors;
}

/** Nobody can fill in a form faster than this, not even with a password manager. */
const fastestMs = 1000;

/** Without scripts, equal forms within this time are the same submission. */
const sameFormMs = 3_600_000;

const idSpace = '6f1d6d0e-7d0c-4b43-9a3c-2b1f5c0c8f11';
const longestPath = 300;

function refuse(refusal: Refusal, form: FormName | null = null, fields: FieldErrors = {}) {
  return fail<Refused>({ refusal, form, fields });
}

/** Finds a reason to refuse a form in the names of its fields. */
function refusalOfNames(form: FormName, body: URLSearchParams): Refusal | null {
  const names = [...body.keys()];
  if (names.some((name) => !isFieldOf(form, name))) return 'unknown-field';
  const single = names.filter((name) => !mayRepeat(name));
  return new Set(single).size < single.length ? 'repeated-field' : null;
}

/**
 * Returns true for an id that a sender may give: a random one. Anybody who knows the content could compute the id that
 * the host gives to a form that is still to be sent, and store something else under it.
 */
function isSendersId(id: string): boolean {
  return isUuid(id) && uuidVersion(id) === 4;
}

/** Finds a reason to refuse a form in the fields that no visitor fills in. */
function refusalOfCommonFields(body: URLSearchParams): Refusal | null {
  const id = body.get(commonFields.submissionId);
  const shownFor = body.get(commonFields.shownFor);
  if (id !== null && !isSendersId(id)) return 'bad-field';
  if (shownFor !== null && !/^\d{1,15}$/.test(shownFor)) return 'bad-field';
  if ((body.get(commonFields.spamTrap) ?? '') !== '') return 'spam-trap';
  return shownFor !== null && Number(shownFor) < fastestMs ? 'too-fast' : null;
}

function readPage(body: URLSearchParams): string | null {
  const page = body.get(commonFields.page) ?? '';
  return /^\/[\x21-\x7e]*$/.test(page) && page.length <= longestPath ? page : null;
}

/**
 * Reads the body of a POST. Without scripts a form has no id: then its content and the hour make one, so that a second
 * press of the button is the same submission.
 */
export function readSubmission(body: URLSearchParams, receivedAt: number): Result<Submission, Refused> {
  const [form, ...further] = body.getAll(commonFields.form);
  if (form === undefined || !isFormName(form)) return refuse('unknown-form');
  if (further.length > 0) return refuse('repeated-field', form);
  const refusal = refusalOfNames(form, body) ?? refusalOfCommonFields(body);
  if (refusal !== null) return refuse(refusal, form);
  const parsed = parseForm(form, decodeForm(form, body));
  if (!parsed.ok) return refuse('invalid-fields', form, parsed.failure);
  const fields = Object.fromEntries(
    Object.entries(parsed.value).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const hour = Math.floor(receivedAt / sameFormMs);
  const id = body.get(commonFields.submissionId)?.toLowerCase();
  return ok({
    id: id ?? uuidOfText(JSON.stringify([form, fields, hour]), idSpace),
    form,
    fields,
    page: readPage(body),
    receivedAt,
  });
}
