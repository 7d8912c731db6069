/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setFeedbackSender } from '../../features/error-reports/page-feedback';
import { PageFeedback } from './PageFeedback';

afterEach(cleanup);

function write(message: string): void {
  const field = screen.getByRole('textbox', { name: 'What were you doing when it happened?' });
  fireEvent.change(field, { target: { value: message } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to our team' }));
}

describe('PageFeedback', () => {
  it('sends what the visitor writes, once', async () => {
    const send = jest.fn(() => Promise.resolve(true));
    setFeedbackSender(send);
    render(<PageFeedback />);
    write('  I sorted the list ');
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy();
    expect(send.mock.calls).toEqual([['I sorted the list']]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the text if sending fails, and can send it again', async () => {
    const send = jest.fn(() => Promise.resolve(false));
    setFeedbackSender(send);
    render(<PageFeedback />);
    write('I sorted the list');
    expect(await screen.findByText(/was not sent/)).toBeTruthy();
    await act(() => {
      fireEvent.click(screen.getByRole('button'));
      return Promise.resolve();
    });
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByText(/was not sent/)).toBeTruthy();
  });

  it('sends no empty text', () => {
    const send = jest.fn(() => Promise.resolve(true));
    setFeedbackSender(send);
    render(<PageFeedback />);
    write(' ');
    expect([send.mock.calls.length, document.activeElement?.tagName]).toEqual([0, 'TEXTAREA']);
  });
});
