import { Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { commonFields, thanksRoute, type FieldName } from '../../model/derive/forms/form-fields';
import { Button } from '../../ui/button/Button';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { useNearViewport } from '../../ui/near-viewport/use-near-viewport';
import { areSameControls, type FormControls } from './form-controls';
import { FormStatus } from './FormStatus';
import type { FormControllerProps } from './FormController';
import { formMessages } from './form-messages';
import * as styles from './SubmissionForm.module.css';

/** If it cannot be loaded, the browser posts the form. */
const FormController = lazyPart(async () => (await import('./FormController')).FormController);

/** Distance from the window at which the code of a form is loaded. */
const nearReach = '400px';

/** Props of a field. */
export interface FieldProps {
  readonly id: string;
  readonly error: string | undefined;
  /** Its name, and the handlers that read it once the code of the form has loaded. */
  readonly control: ReturnType<FormControls['register']> | { readonly name: FieldName };
}

interface SubmissionFormProps extends Pick<
  FormControllerProps,
  'form' | 'newsletter' | 'onSent' | 'onFailed'
> {
  /** Path of the page, for posts without scripts. */
  readonly page: string;
  /** Values that are sent in addition to the visitor's. */
  readonly fixed?: Readonly<Partial<Record<FieldName, string>>>;
  readonly submitLabel: string;
  /** Shown beside the button once the form was sent. */
  readonly sentMessage: string;
  /** Shown below the button. */
  readonly note?: ReactNode;
  readonly children: (field: (name: FieldName) => FieldProps) => ReactNode;
}

/**
 * A form in the HTML of the page, which the browser posts if scripts do not run. Its code loads when it comes near the
 * window.
 */
export function SubmissionForm({
  form,
  page,
  fixed = {},
  submitLabel,
  sentMessage,
  note,
  children,
  ...behaviour
}: SubmissionFormProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const near = useNearViewport(
    useMemo(() => ({ current: element }), [element]),
    nearReach,
  );
  const [controls, setControls] = useState<FormControls | null>(null);
  const changeControls = useCallback((next: FormControls) => {
    setControls((shown) => (areSameControls(shown, next) && shown !== null ? shown : next));
  }, []);

  const errors = (controls?.errors ?? []).map(({ field, error }) => ({
    id: `${id}${field}`,
    field,
    message: formMessages[error],
  }));
  // A summary that was removed is not shown again until the next press: it would take the focus from the field being
  // typed in.
  const attempts = controls?.attempts ?? 0;
  const [fixedAttempt, setFixedAttempt] = useState(0);
  if (errors.length === 0 && fixedAttempt !== attempts) setFixedAttempt(attempts);

  function fieldProps(name: FieldName): FieldProps {
    return {
      id: `${id}${name}`,
      error: errors.find(({ field }) => field === name)?.message,
      control: controls?.register(name) ?? { name },
    };
  }

  return (
    <form
      ref={setElement}
      className={styles.form}
      method="post"
      action={thanksRoute}
      noValidate={controls !== null}
    >
      <ErrorSummary
        key={attempts}
        heading={
          errors.length === 1
            ? TEXTS.forms.oneError
            : TEXTS.forms.severalErrors.fill({ count: errors.length })
        }
        errors={fixedAttempt === attempts ? [] : errors}
      />
      <input type="hidden" name={commonFields.form} value={form} />
      <input type="hidden" name={commonFields.page} value={page} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.trap} aria-hidden>
        <label>
          {TEXTS.forms.spamTrap}
          <input type="text" name={commonFields.spamTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children(fieldProps)}
      <div className={styles.end}>
        <Button type="submit" kind="primary" size="large" busy={controls?.state === 'sending'}>
          {submitLabel}
        </Button>
        <FormStatus controls={controls} sentMessage={sentMessage} />
        {note}
      </div>
      {near && element !== null && (
        <Suspense>
          <FormController
            form={form}
            element={element}
            draft={[form, ...Object.values(fixed)].join(' ')}
            onChange={changeControls}
            {...behaviour}
          />
        </Suspense>
      )}
    </form>
  );
}
