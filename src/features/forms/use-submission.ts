import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { v4 } from 'uuid';
import { commonFields, type FormName } from '../../model/derive/forms/form-fields';
import { encodeFields, encodeForm } from '../../model/derive/forms/form-wire';
import type { FormValues } from '../../model/derive/forms/parse-form';
import type { FormControls } from './form-controls';
import { newsletterPayload, postForm, subscribeToNewsletter } from './send-halves';
import {
  submissionMachine,
  type SubmissionHalf,
  type Payloads,
  type SubmissionEmitted,
  type SubmissionRecord,
} from './submission-machine';

type Values = FormValues[FormName];

interface SubmissionOptions {
  readonly form: FormName;
  readonly element: HTMLFormElement;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
  /** A submission that was interrupted before it was complete. */
  readonly record: SubmissionRecord | undefined;
  readonly onSent: (event: Extract<SubmissionEmitted, { type: 'sent' }>) => void;
  readonly onFailed: (event: Extract<SubmissionEmitted, { type: 'failed' }>) => void;
}

/** The state of a submission, and the functions that change it. */
interface SubmissionControls extends Pick<FormControls, 'state' | 'arrived'> {
  readonly submit: (values: Values) => void;
  /** Records that the visitor has changed something. Returns the data to store with the draft. */
  readonly edit: () => SubmissionRecord;
}

/**
 * Returns the payloads of a form. The newsletter gets everyone who fills in its own form, and those who tick its box in
 * another.
 */
function payloadsOf(form: FormName, values: Values, hasNewsletter: boolean): Payloads {
  const wanted = form === 'newsletter' || ('subscribe' in values && values.subscribe === 'yes');
  return {
    post: encodeFields(form, values).toString(),
    newsletter: hasNewsletter && wanted && 'first-name' in values ? newsletterPayload(values) : null,
  };
}

function arrivedHalf(arrived: Payloads): SubmissionHalf | null {
  if (arrived.post !== null) return 'post';
  return arrived.newsletter === null ? null : 'newsletter';
}

/** Sends a form and calls the newsletter, by the state machine of the submission. */
export function useSubmission({
  form,
  element,
  newsletter,
  record,
  onSent,
  onFailed,
}: SubmissionOptions): SubmissionControls {
  const [startedAt] = useState(() => performance.now());

  async function deliver(half: SubmissionHalf, payload: string, id: string): Promise<void> {
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
  const [snapshot, send, actor] = useMachine(submissionMachine, { input: { deliver, newId: v4, record } });

  const succeed = useEffectEvent(onSent);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const subscriptions = [actor.on('sent', succeed), actor.on('failed', fail)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  return {
    state: snapshot.value === 'checking' ? 'sending' : snapshot.value,
    arrived: arrivedHalf(snapshot.context.arrived),
    submit(values) {
      send({ type: 'SUBMIT', payloads: payloadsOf(form, values, newsletter !== null) });
    },
    edit() {
      send({ type: 'EDIT' });
      const { id, arrived } = actor.getSnapshot().context;
      return { id, arrived };
    },
  };
}
