/** @jest-environment jsdom */
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  Object.assign(window, { reportError: report });
});

afterEach(cleanup);

interface PartProps {
  readonly name: string;
}

function Part({ name }: PartProps): ReactNode {
  return <p>The part of {name}</p>;
}

async function show(part: ReturnType<typeof lazyPart<PartProps>>): Promise<void> {
  const Loaded = part;
  await act(async () => {
    render(
      <Suspense>
        <p>The page</p>
        <Loaded name="Ada" />
      </Suspense>,
    );
    await Promise.resolve();
  });
}

it('shows a part once it has loaded', async () => {
  await show(lazyPart(() => Promise.resolve(Part)));
  expect(screen.getByText('The part of Ada')).toBeTruthy();
});

it('leaves the page without a part that cannot be loaded, and reports it', async () => {
  const failure = new Error('Loading chunk 7 failed');
  await show(lazyPart<PartProps>(() => Promise.reject(failure)));
  expect(document.body.textContent).toBe('The page');
  expect(report).toHaveBeenCalledWith(failure);
});

it('shows what was given in its place', async () => {
  await show(
    lazyPart<PartProps>(
      () => Promise.reject(new Error('Loading chunk 7 failed')),
      ({ name }) => <p>{name} without it</p>,
    ),
  );
  expect(screen.getByText('Ada without it')).toBeTruthy();
});
