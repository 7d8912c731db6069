/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toast } from './Toast';

afterEach(cleanup);

describe('Toast', () => {
  it('shows its message and can be closed', () => {
    const onClose = jest.fn();
    render(
      <Toast tone="good" closeLabel="Close" onClose={onClose}>
        Thanks for contacting us!
      </Toast>,
    );
    expect(screen.getByText('Thanks for contacting us!')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
