/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Scripted } from './Scripted';

const filters = (
  <Scripted>
    <button>Filters</button>
  </Scripted>
);

afterEach(cleanup);

it('is not in the HTML that the build makes', () => {
  expect(renderToString(filters)).toBe('');
});

it('appears in the browser', () => {
  render(filters);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
});
