/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FullWidthSection } from './FullWidthSection';

afterEach(cleanup);

describe('FullWidthSection', () => {
  it.each([true, false])('has a link without a sentence, and no empty paragraph, folded: %s', (folded) => {
    const more = { label: 'All dates', href: '/dates.ics' };
    render(
      <FullWidthSection heading="Dates" more={more} folded={folded}>
        <ol />
      </FullWidthSection>,
    );
    const section = screen.getByRole('region', { name: 'Dates' });
    expect(section.querySelector('a')?.textContent).toContain('All dates');
    expect(section.querySelector('p')).toBeNull();
  });
});
