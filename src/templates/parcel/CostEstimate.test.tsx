/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { provincialTransferCharges } from '../../model/derive/provincial-transfer-charges';
import { CostEstimate } from './CostEstimate';

beforeEach(() => {
  // A large screen, on which nothing is folded.
  const large = Object.assign(new EventTarget(), { matches: true });
  Object.defineProperty(window, 'matchMedia', { value: () => large, writable: true });
});

afterEach(cleanup);

const rules = {
  ...{ depositPercent: 10, buyerFeePercent: 0, gstPercent: 5 },
  transferRates: provincialTransferCharges.AB.rates,
  ...{ titledAcres: 640, cultivatedAcres: 0 },
};
const transferLabels = { line: 'Land titles registration fee', short: 'registration fee' };

function type(text: string): HTMLElement {
  const field = screen.getByLabelText('Your bid in dollars');
  fireEvent.change(field, { target: { value: text } });
  return field;
}

/** The last line, with the total. */
function total(): string | null | undefined {
  return screen.getAllByRole('definition').at(-1)?.textContent;
}

describe('CostEstimate', () => {
  it('starts at the starting bid, without a price for missing acres', () => {
    render(<CostEstimate startingBid={6_400_000} rules={rules} transferLabels={transferLabels} />);
    expect(screen.getByLabelText<HTMLInputElement>('Your bid in dollars').value).toBe('6,400,000');
    expect(total()).toBe('$6,726,450');
    expect(screen.queryByText('Per cultivated acre')).toBeNull();
  });

  it('calculates with the typed amount', () => {
    render(<CostEstimate startingBid={6_400_000} rules={rules} transferLabels={transferLabels} />);
    type('$7.85M');
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual([
      ...['$7,850,000', '$785,000', 'None', '$392,500', '$7,900', '$12,266'],
      '$8,250,400',
    ]);
  });

  it('names the parts of the total, including the fee of a brand that charges one', () => {
    const charged = { ...rules, buyerFeePercent: 2 };
    render(<CostEstimate startingBid={1_000_000} rules={charged} transferLabels={transferLabels} />);
    expect(screen.getByText('Buyer’s fee').nextSibling?.textContent).toBe('$20,000');
    expect(screen.getByText('Land titles registration fee').nextSibling?.textContent).toBe('$1,050');
    expect(screen.getByText('Total with buyer’s fee, GST and registration fee')).toBeTruthy();
    expect(total()).toBe('$1,072,050');
  });

  it('leaves out the deposit and the tax of a brand that asks for none', () => {
    const free = { ...rules, depositPercent: 0, gstPercent: 0 };
    render(<CostEstimate startingBid={1_000_000} rules={free} transferLabels={transferLabels} />);
    expect(screen.queryByText(/Deposit|GST/)).toBeNull();
    expect(screen.getByText('Total with registration fee')).toBeTruthy();
    expect(total()).toBe('$1,001,050');
  });

  it('shows an error, keeps the text and the last total, and removes the error', () => {
    render(<CostEstimate startingBid={6_400_000} rules={rules} transferLabels={transferLabels} />);
    const field = type('plenty');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter whole dollars, such as 1,250,000.')).toBeTruthy();
    expect(screen.getByDisplayValue('plenty')).toBe(field);
    expect(total()).toBe('$6,726,450');
    type('1000');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(total()).toBe('$1,105');
  });

  it('announces a total once the visitor stops typing, and nothing before', () => {
    jest.useFakeTimers();
    try {
      render(<CostEstimate startingBid={6_400_000} rules={rules} transferLabels={transferLabels} />);
      const status = screen.getByRole('status');
      for (const text of ['7', '78', '7.8M', '7.85M']) {
        type(text);
        act(() => {
          jest.advanceTimersByTime(700);
        });
        expect(status.textContent).toBe('');
      }
      expect(total()).toBe('$8,250,400');
      act(() => {
        jest.advanceTimersByTime(100);
      });
      expect(status.textContent).toBe('Total with GST and registration fee: $8,250,400');
    } finally {
      jest.useRealTimers();
    }
  });
});
