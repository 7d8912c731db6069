import { useRef, useState, type SubmitEvent } from 'react';
import { sendPageFeedback } from '../../features/error-reports/page-feedback';
import { Button } from '../../ui/button/Button';
import { TextArea } from '../../ui/text-area/TextArea';

const maxLength = 2000;

/** Lets the visitor describe what led to the failure; shown once the report of it has arrived. */
export function PageFeedback() {
  const [state, setState] = useState<'editing' | 'sending' | 'sent' | 'failed'>('editing');
  const area = useRef<HTMLTextAreaElement>(null);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const message = area.current?.value.trim() ?? '';
    if (message === '') {
      area.current?.focus();
      return;
    }
    setState('sending');
    setState((await sendPageFeedback(message)) ? 'sent' : 'failed');
  }

  return (
    <>
      {state !== 'sent' && (
        <form
          onSubmit={(event) => {
            void send(event);
          }}
        >
          <TextArea ref={area} name="feedback" label={TEXTS.failures.feedbackLabel} maxLength={maxLength} />
          <p>
            <Button type="submit" busy={state === 'sending'}>
              {TEXTS.failures.sendFeedback}
            </Button>
          </p>
        </form>
      )}
      <p role="status">
        {state === 'sent' && TEXTS.failures.feedbackSent}
        {state === 'failed' && TEXTS.failures.feedbackFailed}
      </p>
    </>
  );
}
