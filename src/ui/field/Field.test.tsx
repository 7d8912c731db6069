/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Field } from './Field';

afterEach(cleanup);

/** The texts that a screen reader adds to the name of a control. */
function descriptions(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('Field', () => {
  it('names its control, without a description when there is no hint or error', () => {
    render(<Field label="First name">{(control) => <input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'First name' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('describes its control by hint and error, in that order', () => {
    render(
      <Field label="Phone number" hint="10 digits, with area code" error="Phone number must be 10 digits">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Phone number' });
    expect(descriptions(input)).toEqual(['10 digits, with area code', 'Phone number must be 10 digits']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('takes an id for links to it', () => {
    render(
      <Field label="Message" id="message">
        {(control) => <textarea {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Message' }).id).toBe('message');
  });
});
