/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { TextField } from './TextField';

afterEach(cleanup);

describe('TextField', () => {
  it('asks browsers for the right keyboard and the right autofill', () => {
    render(
      <TextField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    expect(input.required).toBe(true);
    expect([input.name, input.type, input.inputMode, input.autocomplete]).toEqual([
      'email',
      'email',
      'email',
      'email',
    ]);
  });

  it('shows the error and keeps the text', () => {
    render(
      <TextField label="Email address" error="Please enter a valid Email Address" defaultValue="wes@farm" />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    expect(input.value).toBe('wes@farm');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter a valid Email Address')).toBeTruthy();
  });
});
