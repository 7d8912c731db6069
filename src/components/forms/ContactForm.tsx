import type { ReactNode } from 'react';
import { SubmissionForm } from '../../features/forms/SubmissionForm';
import { announceFailed, announceSent } from './announce-outcome';
import { MessageField, PersonFields, SubscribeBox } from './FieldGroups';

interface ContactFormProps {
  /** Path of the page. */
  readonly page: string;
  /** Address of the newsletter call; null where there is no newsletter. */
  readonly newsletter: string | null;
  /** True to subscribe everybody who writes; otherwise only those who tick the box. */
  readonly subscribes?: boolean;
  /** Below the button. */
  readonly note?: ReactNode;
}

/** Sends a message to the company. */
export function ContactForm({ page, newsletter, subscribes = false, note }: ContactFormProps) {
  return (
    <SubmissionForm
      form="contact"
      page={page}
      newsletter={newsletter}
      {...(subscribes && { fixed: { subscribe: 'yes' } })}
      submitLabel={TEXTS.forms.sendMessage}
      sentMessage={TEXTS.forms.contactSent}
      note={note}
      onSent={(subscribed) => {
        announceSent(TEXTS.forms.contactSent, 'ContactFormSubmit', subscribed);
      }}
      onFailed={announceFailed}
    >
      {(field) => (
        <>
          <PersonFields field={field} />
          <MessageField field={field} />
          {!subscribes && <SubscribeBox field={field} />}
        </>
      )}
    </SubmissionForm>
  );
}
