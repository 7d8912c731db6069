/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { z } from 'zod';
import { withDefaultShown } from './boolean-control';

function Switch({ value }: { readonly value: unknown }) {
  return createElement('output', null, String(value));
}

it.each([
  [undefined, true, 'true'],
  [undefined, undefined, 'false'],
  [false, true, 'false'],
  [true, undefined, 'true'],
])('shows a value of %s with a default of %s as %s', (value, given, shown) => {
  const field = { get: (name: string) => (name === 'default' ? given : undefined) };
  const Control: unknown = withDefaultShown(Switch);
  render(
    createElement(z.custom<ComponentType<Readonly<Record<string, unknown>>>>().parse(Control), {
      value,
      field,
    }),
  );
  expect(screen.getByRole('status').textContent).toBe(shown);
});
