import type { FieldName, ReminderMoment } from '../../model/derive/forms/form-fields';
import type { FieldProps } from '../../features/forms/SubmissionForm';
import { Checkbox } from '../../ui/checkbox/Checkbox';
import { TextArea } from '../../ui/text-area/TextArea';
import { TextField } from '../../ui/text-field/TextField';
import * as styles from './FieldGroups.module.css';

interface FieldGroupProps {
  readonly field: (name: FieldName) => FieldProps;
}

/** Props of a field that is typed into. */
function textProps({ control, ...texts }: FieldProps) {
  return { ...texts, ...control };
}

/** The e-mail address. */
export function EmailField({ field }: FieldGroupProps) {
  return (
    <TextField
      label={TEXTS.forms.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      {...textProps(field('email-address'))}
    />
  );
}

/** Fields for the name and contact details of the sender. */
export function PersonFields({ field }: FieldGroupProps) {
  return (
    <>
      <div className={styles.names}>
        <TextField
          label={TEXTS.forms.firstName}
          autoComplete="given-name"
          required
          {...textProps(field('first-name'))}
        />
        <TextField
          label={TEXTS.forms.lastName}
          autoComplete="family-name"
          required
          {...textProps(field('last-name'))}
        />
      </div>
      <EmailField field={field} />
      <TextField
        label={TEXTS.forms.phone}
        hint={TEXTS.forms.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...textProps(field('phone-number'))}
      />
    </>
  );
}

/** An optional telephone number. */
export function MobileField({ field }: FieldGroupProps) {
  return (
    <TextField
      label={TEXTS.forms.mobile}
      hint={TEXTS.forms.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...textProps(field('phone-number'))}
    />
  );
}

/** The message. */
export function MessageField({ field }: FieldGroupProps) {
  return <TextArea label={TEXTS.forms.message} required {...textProps(field('message'))} />;
}

/** The box that also subscribes to the newsletter. */
export function SubscribeBox({ field }: FieldGroupProps) {
  return <Checkbox label={TEXTS.forms.subscribe} value="yes" {...field('subscribe').control} />;
}

/** A reminder that a visitor may ask for. */
export interface ReminderChoice {
  readonly moment: ReminderMoment;
  /** The time at which the reminder is sent. */
  readonly label: string;
}

interface MomentBoxesProps extends FieldGroupProps {
  readonly choices: readonly ReminderChoice[];
}

/** Choice of the moments to be reminded of. */
export function MomentBoxes({ field, choices }: MomentBoxesProps) {
  const { id, error, control } = field('moments');
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choices} aria-describedby={error && errorId}>
      <legend>{TEXTS.forms.moments}</legend>
      {choices.map(({ moment, label }) => (
        <Checkbox
          key={moment}
          label={label}
          value={moment}
          defaultChecked={moment !== 'results'}
          {...control}
        />
      ))}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
