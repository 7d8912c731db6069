import { SubmissionForm } from '../../features/forms/SubmissionForm';
import { announceFailed, announceSent } from './announce-outcome';
import { EmailField, MobileField, MomentBoxes, type ReminderChoice } from './FieldGroups';

interface ReminderFormProps {
  /** Path of the page. */
  readonly page: string;
  /** Slug of the sale. */
  readonly sale: string;
  /** The reminders that are still to come. */
  readonly choices: readonly ReminderChoice[];
}

/** Asks to be reminded of a sale by e-mail. */
export function ReminderForm({ page, sale, choices }: ReminderFormProps) {
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
          <MomentBoxes field={field} choices={choices} />
          <EmailField field={field} />
          <MobileField field={field} />
        </>
      )}
    </SubmissionForm>
  );
}
