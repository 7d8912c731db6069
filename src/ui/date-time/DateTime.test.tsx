/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { DateTime } from './DateTime';

afterEach(cleanup);

describe('DateTime', () => {
  it('gives the time as text and in a machine-readable form', () => {
    render(<DateTime iso="2026-12-09T16:00:00.000Z">Dec 9, 2026 at 9:00 AM ABT</DateTime>);
    expect(screen.getByText<HTMLTimeElement>('Dec 9, 2026 at 9:00 AM ABT').dateTime).toBe(
      '2026-12-09T16:00:00.000Z',
    );
  });
});
