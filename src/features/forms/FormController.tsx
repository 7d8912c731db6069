import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormName } from '../../model/derive/forms/form-fields';
import type { FormValues } from '../../model/derive/forms/parse-form';
import type { FieldValues, FormControls } from './form-controls';
import { dropDraft, keepDraft, readDraft } from './form-drafts';
import { formResolver, shownErrors } from './form-resolver';
import { readFields } from './read-fields';
import { useSubmission } from './use-submission';

export interface FormControllerProps {
  readonly form: FormName;
  readonly element: HTMLFormElement;
  /** Key of the draft. */
  readonly draft: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
  readonly onChange: (controls: FormControls) => void;
  /** @param subscribed True if the visitor was subscribed to the newsletter as well. */
  readonly onSent: (subscribed: boolean) => void;
  /** Called with the errors when one half, or both, did not arrive. */
  readonly onFailed: (errors: readonly unknown[]) => void;
}

/**
 * The behaviour of a form: its validation, its submission and its draft. It renders nothing, so that the fields in the
 * HTML, and the text in them, stay as they are when its code has loaded.
 */
export function FormController({
  form,
  element,
  draft,
  newsletter,
  onChange,
  onSent,
  onFailed,
}: FormControllerProps) {
  const [kept] = useState(() => readDraft(draft));
  const [initial] = useState(() => ({ ...readFields(form, element), ...kept?.values }));
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, submitCount },
  } = useForm<FieldValues, unknown, FormValues[FormName]>({
    resolver: formResolver(form),
    // The summary of the errors takes the focus.
    shouldFocusError: false,
    defaultValues: initial,
  });

  const submission = useSubmission({
    form,
    element,
    newsletter,
    record: kept?.record,
    onSent({ subscribed }) {
      dropDraft(draft);
      element.reset();
      reset(readFields(form, element));
      onSent(subscribed);
    },
    onFailed({ errors: reasons }) {
      keep();
      onFailed(reasons);
    },
  });

  function keep(): void {
    keepDraft(draft, { record: submission.edit(), values: readFields(form, element) });
  }

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    // The second press of a double press, after a fast answer: the form is empty, and was just sent.
    if (submission.state !== 'sent') void handleSubmit(submission.submit)();
  });
  const keepTyped = useEffectEvent(keep);
  useEffect(() => {
    element.addEventListener('submit', submit);
    element.addEventListener('input', keepTyped);
    return () => {
      element.removeEventListener('submit', submit);
      element.removeEventListener('input', keepTyped);
    };
  }, [element]);

  const controls: FormControls = {
    register,
    state: submission.state,
    arrived: submission.arrived,
    errors: shownErrors(form, errors),
    attempts: submitCount,
  };
  const publish = useEffectEvent(() => {
    onChange(controls);
  });
  // After every render; the form compares the values.
  useEffect(publish);
  return null;
}
