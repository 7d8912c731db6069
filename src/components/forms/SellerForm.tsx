import type { ReactNode } from 'react';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import { SubmissionForm } from '../../features/forms/SubmissionForm';
import { announceFailed, announceSent } from './announce-outcome';
import { MessageField, PersonFields, SubscribeBox } from './FieldGroups';

interface SellerFormProps {
  readonly subject: InquirySubject;
  /** Path of the page. */
  readonly page: string;
  /** Address of the newsletter call; null where there is no newsletter. */
  readonly newsletter: string | null;
  /** Below the button. */
  readonly note?: ReactNode;
}

/** Sends a question about a sale, or a parcel or an option of it. */
export function SellerForm({ subject: { label, ...fixed }, page, newsletter, note }: SellerFormProps) {
  return (
    <SubmissionForm
      form="contact-seller"
      page={page}
      newsletter={newsletter}
      fixed={fixed}
      submitLabel={TEXTS.forms.sendQuestion}
      sentMessage={TEXTS.forms.contactSent}
      note={note}
      onSent={(subscribed) => {
        announceSent(TEXTS.forms.contactSent, 'SellerContactFormSubmit', subscribed);
      }}
      onFailed={announceFailed}
    >
      {(field) => (
        <>
          <p>{TEXTS.forms.about.fill({ subject: label })}</p>
          <PersonFields field={field} />
          <MessageField field={field} />
          <SubscribeBox field={field} />
        </>
      )}
    </SubmissionForm>
  );
}
