import { Icon } from '../../ui/icon/Icon';
import type { FormControls } from './form-controls';
import * as styles from './SubmissionForm.module.css';

interface FormStatusProps {
  /** Null until the code of the form has loaded. */
  readonly controls: Pick<FormControls, 'state' | 'arrived'> | null;
  readonly sentMessage: string;
}

function message({ state, arrived }: Pick<FormControls, 'state' | 'arrived'>, sentMessage: string): string {
  switch (state) {
    case 'editing':
      return '';
    case 'sending':
      return TEXTS.forms.sending;
    case 'halfSucceeded':
      return arrived === 'post' ? TEXTS.forms.onlyPosted : TEXTS.forms.onlySubscribed;
    case 'failed':
      return TEXTS.forms.failed;
    case 'sent':
      return sentMessage;
  }
}

/**
 * The outcome of a submission, beside its button, where it can be read for longer than in the toast. It announces only
 * what no toast says: a second live region with the same text would repeat it.
 */
export function FormStatus({ controls, sentMessage }: FormStatusProps) {
  const state = controls?.state ?? 'editing';
  const failed = state === 'failed' || state === 'halfSucceeded';
  const text = controls === null ? '' : message(controls, sentMessage);
  const inToast = state === 'sent' || state === 'failed';
  return (
    <p className={failed ? `${styles.status} ${styles.failed}` : styles.status}>
      {failed && <Icon name="warning" />}
      {state === 'sent' && <Icon name="check" />}
      <span role="status">{inToast ? '' : text}</span>
      {inToast && <span>{text}</span>}
    </p>
  );
}
