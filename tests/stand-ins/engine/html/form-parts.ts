import type { DetailsErrors } from '../accounts/details';
import { html, type Html } from './html';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly error: string | undefined;
}

/** A text field with its label and its error. */
export function renderField({ name, label, value, type, autocomplete, hint, required, error }: Field): Html {
  const describedBy = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(error === undefined ? [] : [`${name}-wrong`]),
  ].join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? null : html`<span class="hint" id="${name}-hint">${hint}</span>`}
    ${error === undefined ? null : html`<span class="wrong" id="${name}-wrong">${error}.</span>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${required === true ? html`required` : null}
      ${error === undefined ? null : html`aria-invalid="true"`}
      ${describedBy === '' ? null : html`aria-describedby="${describedBy}"`}
    />
  </div>`;
}

/** A summary of all errors, with links to the fields. */
export function renderErrors(errors: DetailsErrors): Html {
  const lines = Object.entries(errors).map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`);
  return html`<div class="errors" role="alert">
    <ul>
      ${lines}
    </ul>
  </div>`;
}
