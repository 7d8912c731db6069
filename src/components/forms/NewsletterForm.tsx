import { SubmissionForm } from '../../features/forms/SubmissionForm';
import { announceFailed, announceSent } from './announce-outcome';
import { PersonFields } from './FieldGroups';

interface NewsletterFormProps {
  /** Path of the page. */
  readonly page: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
}

/** Subscribes to news of sales. */
export function NewsletterForm({ page, newsletter }: NewsletterFormProps) {
  return (
    <SubmissionForm
      form="newsletter"
      page={page}
      newsletter={newsletter}
      submitLabel={TEXTS.forms.subscribeButton}
      sentMessage={TEXTS.forms.subscribed}
      onSent={(subscribed) => {
        announceSent(TEXTS.forms.subscribed, 'SubscribeNewsletter', subscribed);
      }}
      onFailed={announceFailed}
    >
      {(field) => <PersonFields field={field} />}
    </SubmissionForm>
  );
}
