import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { v4 } from 'uuid';
import { formErrorOf } from '../../model/derive/forms/form-error';
import { commonFields, formFields, type FormName } from '../../model/derive/forms/form-fields';
import { encodeFields, encodeForm } from '../../model/derive/forms/form-wire';
import { parseForm, type FormValues } from '../../model/derive/forms/parse-form';
import type { FieldValues, FormControls, ShownError } from './form-controls';
import { dropDraft, keepDraft, readDraft } from './form-drafts';
import { readFields } from './read-fields';
import { newsletterPayload, postForm, subscribeToNewsletter } from './send-halves';
import { submissionMachine, type Half, type Payloads } from './submission-machine';

export interface FormControllerProps {
  readonly form: FormName;
  readonly element: HTMLFormElement;
  /** Key of the draft. */
  readonly draft: string;
  /** Address of the newsletter call; null where there is no newsletter. */
  readonly newsletter: string | null;
  readonly onChange: (controls: FormControls) => void;
  /** @param subscribed Whether the newsletter was told as well. */
  readonly onSent: (subscribed: boolean) => void;
  /** Called with the reasons when a half, or both, did not arrive. */
  readonly onFailed: (errors: readonly unknown[]) => void;
}

type Values = FormValues[FormName];

function resolverOf(form: FormName): Resolver<FieldValues, unknown, Values> {
  return (input) => {
    const parsed = parseForm(form, input);
    if (parsed.ok) return { values: parsed.value, errors: {} };
    const errors: FieldErrors<FieldValues> = {};
    for (const [field, error] of Object.entries(parsed.failure))
      errors[field] = { type: error, message: error };
    return { values: {}, errors };
  };
}

function shownErrors(form: FormName, errors: FieldErrors<FieldValues>): ShownError[] {
  return formFields[form].flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ field, error: formErrorOf(message) }] : [];
  });
}

/** The newsletter is told about everybody who fills in its own form, and about those who tick its box in another. */
function payloadsOf(form: FormName, values: Values, hasNewsletter: boolean): Payloads {
  const wanted = form === 'newsletter' || ('subscribe' in values && values.subscribe === 'yes');
  return {
    post: encodeFields(form, values).toString(),
    newsletter: hasNewsletter && wanted && 'first-name' in values ? newsletterPayload(values) : null,
  };
}

function arrivedHalf(arrived: Payloads): Half | null {
  if (arrived.post !== null) return 'post';
  return arrived.newsletter === null ? null : 'newsletter';
}

/**
 * The behaviour of a form: checks, the course of its submission, and its draft. It renders nothing, so that the fields
 * in the HTML stay as they are, with what is typed in them, when its code has loaded.
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
  const [startedAt] = useState(() => performance.now());
  const [kept] = useState(() => readDraft(draft));
  const [initial] = useState(() => ({ ...readFields(form, element), ...kept?.values }));
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, submitCount },
  } = useForm<FieldValues, unknown, Values>({
    resolver: resolverOf(form),
    // The summary of the errors takes the focus.
    shouldFocusError: false,
    defaultValues: initial,
  });

  async function deliver(half: Half, payload: string, id: string): Promise<void> {
    if (half === 'newsletter') return subscribeToNewsletter(newsletter ?? '', payload);
    const trap = new FormData(element).get(commonFields.spamTrap);
    const submission = {
      form,
      id,
      spamTrap: typeof trap === 'string' ? trap : '',
      page: window.location.pathname,
      shownFor: performance.now() - startedAt,
    };
    return postForm(encodeForm(submission, new URLSearchParams(payload)));
  }
  const [snapshot, send, actor] = useMachine(submissionMachine, {
    input: { deliver, newId: v4, record: kept?.record },
  });

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    // The second press of two, after a fast answer: the form is empty, and was just sent.
    if (snapshot.value === 'sent') return;
    void handleSubmit((values) => {
      send({ type: 'SUBMIT', payloads: payloadsOf(form, values, newsletter !== null) });
    })();
  });
  const keep = useEffectEvent(() => {
    send({ type: 'EDIT' });
    const { id, arrived } = actor.getSnapshot().context;
    keepDraft(draft, { values: readFields(form, element), record: { id, arrived } });
  });
  useEffect(() => {
    element.addEventListener('submit', submit);
    element.addEventListener('input', keep);
    return () => {
      element.removeEventListener('submit', submit);
      element.removeEventListener('input', keep);
    };
  }, [element]);

  const succeed = useEffectEvent(({ subscribed }: { readonly subscribed: boolean }) => {
    dropDraft(draft);
    element.reset();
    reset(readFields(form, element));
    onSent(subscribed);
  });
  const fail = useEffectEvent(({ errors: reasons }: { readonly errors: readonly unknown[] }) => {
    keep();
    onFailed(reasons);
  });
  useEffect(() => {
    const subscriptions = [actor.on('sent', succeed), actor.on('failed', fail)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  const controls: FormControls = {
    register,
    state: snapshot.value === 'checking' ? 'sending' : snapshot.value,
    arrived: arrivedHalf(snapshot.context.arrived),
    errors: shownErrors(form, errors),
    attempts: submitCount,
  };
  const publish = useEffectEvent(() => {
    onChange(controls);
  });
  // After every render; the form compares.
  useEffect(publish);
  return null;
}
