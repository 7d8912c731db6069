/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Logo } from './Logo';

afterEach(cleanup);

it('leads to the home page by the name of the company', () => {
  render(<Logo brand="Example Land" href="/" />);
  const link = screen.getByRole('link', { name: 'Example Land' });
  expect(link.getAttribute('href')).toBe('/');
  expect(link.querySelector('small')).toBeNull();
});

it.each(['Prairie Sky Land Auctions', 'Saskatchewania'])(
  'sets %s in a smaller size, because it is long and has to fit on a phone',
  (brand) => {
    render(<Logo brand={brand} href="/" />);
    expect(screen.getByRole('link').querySelector('small')?.textContent).toBe(brand);
  },
);
