import { renderErrors, renderField } from '../html/form-parts';
import { html, type Html } from '../html/html';
import type { DetailsErrors } from '../accounts/details';
import { returnPathFields, type ReturnPath } from '../return-path/return-path';

interface DetailsForm {
  readonly action: '/register/' | '/profile/';
  readonly button: string;
  readonly phoneHint: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly errors: DetailsErrors;
  readonly returnPath: ReturnPath;
}

/** The form for a person's details, when registering and when editing. */
export function renderDetailsForm({
  action,
  button,
  phoneHint,
  fields,
  errors,
  returnPath,
}: DetailsForm): Html {
  const state = (name: string) => ({ name, value: fields[name] ?? '', error: errors[name] });
  return html`${Object.keys(errors).length === 0 ? null : renderErrors(errors)}
    <form method="post" action="${action}" novalidate>
      ${renderField({ ...state('UserName'), label: 'Name', type: 'text', autocomplete: 'name', required: true })}
      ${renderField({ ...state('Email'), label: 'E-mail', type: 'email', autocomplete: 'email', required: true })}
      ${renderField({ ...state('PhoneNumber'), label: 'Phone', type: 'tel', autocomplete: 'tel', hint: phoneHint })}
      ${returnPathFields(returnPath)}
      <button>${button}</button>
    </form>`;
}
