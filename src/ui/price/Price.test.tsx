/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Price } from './Price';

afterEach(cleanup);

describe('Price', () => {
  it('reads as one line of text', () => {
    const { container } = render(<Price figure="$650,000" per="$2,043/ac" />);
    expect(container.textContent).toBe('$650,000 $2,043/ac');
  });

  it('is the figure alone without a price per acre', () => {
    const { container } = render(<Price figure="$650,000" />);
    expect(container.textContent).toBe('$650,000');
  });
});
