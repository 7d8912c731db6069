/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { TextArea } from './TextArea';

afterEach(cleanup);

describe('TextArea', () => {
  it('is named by its label and shows the error', () => {
    render(<TextArea label="Message" name="message" error="Message is required" required />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect(area.required).toBe(true);
    expect(area.name).toBe('message');
    const sentence = document.getElementById(area.getAttribute('aria-describedby') ?? '');
    expect(sentence?.textContent).toBe('Message is required');
  });
});
