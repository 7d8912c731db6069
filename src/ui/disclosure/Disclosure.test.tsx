/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Disclosure } from './Disclosure';

afterEach(cleanup);

describe('Disclosure', () => {
  it.each([false, true])('contains its answer in the page, open: %s', (open) => {
    render(
      <Disclosure summary="What does en bloc mean?" open={open}>
        <p>All parcels of a sale, sold together.</p>
      </Disclosure>,
    );
    const details = screen.getByRole<HTMLDetailsElement>('group');
    expect(details.open).toBe(open);
    expect(details.querySelector('summary')?.textContent).toBe('What does en bloc mean?');
    expect(screen.getByText('All parcels of a sale, sold together.')).toBeTruthy();
  });
});
