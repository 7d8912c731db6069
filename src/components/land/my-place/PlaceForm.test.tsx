/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Find } from '../../../features/search/search-ports';
import { ok } from '../../../lib/result';
import type { PlaceSuggestion } from '../../../model/derive/search/suggestions';
import { PlaceForm } from './PlaceForm';

const falher: PlaceSuggestion = { key: 'Falher, AB', label: 'Falher, AB', coordinates: [-117.2, 55.7] };
const girouxville: PlaceSuggestion = { ...falher, key: 'Girouxville, AB', label: 'Girouxville, AB' };

const mockFind = jest.fn<Find<PlaceSuggestion>>();

// The test answers later.
jest.mock('../../../features/search/embedded-places', () => ({
  embeddedPlaces: () => ({ find: mockFind, prepare: () => undefined }),
}));

const onFound = jest.fn();
/** Answers the searches in order. */
let answers: ((place: PlaceSuggestion) => Promise<void>)[];
let unmount: () => void;

function field(): HTMLElement {
  return screen.getByLabelText('Home quarter or town');
}

async function ask(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep my place' }));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  answers = [];
  onFound.mockReset();
  mockFind.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(async (place) => {
          await act(async () => {
            resolve(ok([place]));
            await new Promise((done) => setTimeout(done));
          });
        });
      }),
  );
  ({ unmount } = render(<PlaceForm focusFirst onFound={onFound} />));
});

afterEach(cleanup);

describe('the answer of a search', () => {
  it('is the place of the visitor', async () => {
    await ask('Falher');
    await answers[0]?.(falher);
    expect(onFound.mock.calls).toEqual([[{ label: 'Falher, AB', position: falher.coordinates }]]);
  });

  it('is ignored once the form is gone', async () => {
    await ask('Falher');
    unmount();
    await answers[0]?.(falher);
    expect(onFound).not.toHaveBeenCalled();
    expect(mockFind.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('is ignored once the visitor types something else, which is then searched for', async () => {
    await ask('Falher');
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(field(), { target: { value: 'Girouxv' } });
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
    await answers[0]?.(falher);
    expect(onFound).not.toHaveBeenCalled();
    await ask('Girouxville');
    await answers[1]?.(girouxville);
    expect(onFound).toHaveBeenCalledTimes(1);
    expect(onFound.mock.lastCall).toMatchObject([{ label: 'Girouxville, AB' }]);
  });
});
