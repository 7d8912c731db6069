import { SubmissionForm } from '../../features/forms/SubmissionForm';
import type { ReminderMoment } from '../../model/derive/forms/form-fields';
import { announceFailed, announceSent } from './announce-outcome';
import { EmailField, MobileField, MomentBoxes } from './FieldGroups';

interface ReminderFormProps {
  /** Path of the page. */
  readonly page: string;
  /** Slug of the sale. */
  readonly sale: string;
  /** The moments that are still to come. */
  readonly moments: readonly ReminderMoment[];
}

/** Asks to be reminded of a sale by e-mail. */
export function ReminderForm({ page, sale, moments }: ReminderFormProps) {
  return (
    <SubmissionForm
      form="reminder"
      page={page}
      newsletter={null}
      fixed={{ sale }}
      submitLabel={TEXTS.forms.remindMe}
      sentMessage={TEXTS.forms.reminderSet}
      onSent={(subscribed) => {
        announceSent(TEXTS.forms.reminderSet, 'SetReminder', subscribed);
      }}
      onFailed={announceFailed}
    >
      {(field) => (
        <>
          <MomentBoxes field={field} moments={moments} />
          <EmailField field={field} />
          <MobileField field={field} />
        </>
      )}
    </SubmissionForm>
  );
}
