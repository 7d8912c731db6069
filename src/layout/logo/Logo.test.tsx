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

it('sets a long name smaller, so that it takes two lines on a phone', () => {
  render(<Logo brand="Prairie Sky Land Auctions" href="/" />);
  expect(screen.getByRole('link').querySelector('small')?.textContent).toBe('Prairie Sky Land Auctions');
});
