/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CostEstimate } from './CostEstimate';

afterEach(cleanup);

const rules = { depositPercent: 10, gstPercent: 5, titledAcres: 640, cultivatedAcres: 0 };

function type(text: string): HTMLElement {
  const field = screen.getByLabelText('Your bid, dollars');
  fireEvent.change(field, { target: { value: text } });
  return field;
}

describe('CostEstimate', () => {
  it('begins at the starting bid, without a price for missing acres', () => {
    render(<CostEstimate startingBid={6_400_000} rules={rules} />);
    expect(screen.getByLabelText<HTMLInputElement>('Your bid, dollars').value).toBe('6,400,000');
    expect(screen.getByRole('status').textContent).toBe('$6,720,000');
    expect(screen.queryByText('Per cultivated acre')).toBeNull();
  });

  it('calculates with the typed amount', () => {
    render(<CostEstimate startingBid={6_400_000} rules={rules} />);
    type('$7.85M');
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['$7,850,000', '$785,000', '$392,500', '$12,266', '$8,242,500']);
  });

  it('shows an error, keeps the text and the last total, and removes the error', () => {
    render(<CostEstimate startingBid={6_400_000} rules={rules} />);
    const field = type('plenty');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter whole dollars, such as 1,250,000.')).toBeTruthy();
    expect(screen.getByDisplayValue('plenty')).toBe(field);
    expect(screen.getByRole('status').textContent).toBe('$6,720,000');
    type('1000');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('$1,050');
  });
});
