/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '../text-field/TextField';
import { ErrorSummary } from './ErrorSummary';

const errors = [
  { id: 'last', message: 'Last name is required' },
  { id: 'message', message: 'Message is required' },
];

afterEach(cleanup);

describe('ErrorSummary', () => {
  it('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary heading="Please fix two things." errors={[]} />);
    expect(container.innerHTML).toBe('');
  });

  it('takes the focus when errors appear', () => {
    const { rerender } = render(<ErrorSummary heading="Please fix two things." errors={[]} />);
    rerender(<ErrorSummary heading="Please fix two things." errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please fix two things.' }));
  });

  it('leaves the focus in the field while the visitor is typing', () => {
    const form = (left: typeof errors) => (
      <>
        <ErrorSummary heading="Please fix these." errors={left} />
        <TextField label="Message" id="message" />
      </>
    );
    const { rerender } = render(form(errors));
    const field = screen.getByRole('textbox');
    field.focus();
    rerender(form(errors.slice(1)));
    expect(document.activeElement).toBe(field);
  });

  it('links to the fields', () => {
    render(
      <>
        <ErrorSummary heading="Please fix two things." errors={errors} />
        <TextField label="Last name" id="last" />
        <TextField label="Message" id="message" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Message is required' });
    expect(link.getAttribute('href')).toBe('#message');
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  });
});
