/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ClientOnly } from './ClientOnly';

const filters = (
  <ClientOnly>
    <button>Filters</button>
  </ClientOnly>
);

afterEach(cleanup);

it('is not in the HTML that the build makes', () => {
  expect(renderToString(filters)).toBe('');
});

it('appears in the browser', () => {
  render(filters);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
});
