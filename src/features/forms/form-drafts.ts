import type { FieldValues } from './form-controls';
import type { SubmissionRecord } from './submission-machine';

/** A form that was filled in and not sent. */
interface FormDraft {
  readonly values: FieldValues;
  readonly record: SubmissionRecord;
}

/**
 * Drafts by form and subject, so that going to another page and back loses nothing. They stay in memory: on a shared
 * computer, nothing is left of them when the tab is closed.
 */
const drafts = new Map<string, FormDraft>();

/** Returns the draft of a form, from this page or another. */
export function readDraft(key: string): FormDraft | undefined {
  return drafts.get(key);
}

/** Keeps the values that were typed into a form. */
export function keepDraft(key: string, draft: FormDraft): void {
  drafts.set(key, draft);
}

/** Removes the draft of a form that was sent. */
export function dropDraft(key: string): void {
  drafts.delete(key);
}
