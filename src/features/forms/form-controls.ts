import type { UseFormRegister } from 'react-hook-form';
import type { FormError } from '../../model/derive/forms/form-error';
import type { FieldName } from '../../model/derive/forms/form-fields';
import type { SubmissionHalf } from './submission-machine';

/** The values of fields: text, true for a ticked box, or the values of the ticked boxes of a group. */
export type FieldValues = Record<string, string | boolean | string[]>;

export interface ShownError {
  readonly field: FieldName;
  readonly error: FormError;
}

/** States of a submission for which the form shows a message. */
export type SubmissionState = 'editing' | 'sending' | 'halfSucceeded' | 'failed' | 'sent';

/** The state that a form shows once its code has loaded. */
export interface FormControls {
  readonly register: UseFormRegister<FieldValues>;
  readonly state: SubmissionState;
  /** The half that has arrived, while the other has not. */
  readonly arrived: SubmissionHalf | null;
  readonly errors: readonly ShownError[];
  /** Number of times that the visitor has pressed the button. */
  readonly attempts: number;
}

/** Returns true if nothing that is shown has changed. */
export function areSameControls(a: FormControls | null, b: FormControls): boolean {
  return (
    a !== null &&
    a.register === b.register &&
    a.state === b.state &&
    a.arrived === b.arrived &&
    a.attempts === b.attempts &&
    a.errors.length === b.errors.length &&
    a.errors.every(
      ({ field, error }, index) => field === b.errors[index]?.field && error === b.errors[index].error,
    )
  );
}
