/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { HomeHero } from './HomeHero';
import type { HomePageProps } from './props';

afterEach(cleanup);

const link = { label: 'A link', href: '/' };
const props = {
  ...{ heading: 'Land', summary: 'Farmland by auction.', picture: null, featuredSale: null },
  links: { search: link, sales: { label: 'Sales', href: '/sales/' }, sell: link },
};

function hintWith(legal: Pick<NonNullable<HomePageProps['legal']>, 'text'> | null): string | null {
  render(<HomeHero {...props} legal={legal} />);
  return screen.getByText(/^Try /).textContent;
}

describe('the hint below the search of the home page', () => {
  it('has an example from the sale of the day', () => {
    expect(hintWith({ text: 'NE-20-3-11-W2M' })).toBe(
      'Try a town, a sale, or a legal description such as NE-20-3-11-W2M.',
    );
  });

  it('names no sale if there is none', () => {
    expect(hintWith(null)).toBe('Try a town.');
  });
});
