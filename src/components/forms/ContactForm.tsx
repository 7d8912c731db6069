import type { ReactNode } from 'react';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import { SubmissionForm } from '../../features/forms/SubmissionForm';
import { announceFailed, announceSent } from './announce-outcome';
import { MessageField, PersonFields, SubscribeBox } from './FieldGroups';

interface ContactFormProps {
  /** The sale, or a parcel or an option of it, that a question is about; none for a message to the company. */
  readonly subject?: InquirySubject;
  /** Path of the page. */
  readonly page: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
  /** True to subscribe everyone who sends the form; otherwise only those who tick the box. */
  readonly subscribes?: boolean;
  /** Below the button. */
  readonly note?: ReactNode;
}

/** Sends a message to the company, or a question about a sale. */
export function ContactForm({ subject, page, newsletter, subscribes = false, note }: ContactFormProps) {
  const { label, ...about } = subject ?? {};
  return (
    <SubmissionForm
      form={subject === undefined ? 'contact' : 'contact-seller'}
      page={page}
      newsletter={newsletter}
      fixed={{ ...about, ...(subscribes && { subscribe: 'yes' }) }}
      submitLabel={subject === undefined ? TEXTS.forms.sendMessage : TEXTS.forms.sendQuestion}
      sentMessage={TEXTS.forms.contactSent}
      note={note}
      onSent={(subscribed) => {
        const event = subject === undefined ? 'ContactFormSubmit' : 'SellerContactFormSubmit';
        announceSent(TEXTS.forms.contactSent, event, subscribed);
      }}
      onFailed={announceFailed}
    >
      {(field) => (
        <>
          {label !== undefined && <p>{TEXTS.forms.about.fill({ subject: label })}</p>}
          <PersonFields field={field} />
          <MessageField field={field} />
          {!subscribes && <SubscribeBox field={field} />}
        </>
      )}
    </SubmissionForm>
  );
}
