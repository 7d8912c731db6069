/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetPlace, keepPlace } from '../../../features/my-place/kept-place';
import { isPlaceStored } from '../../../features/my-place/place-key';
import type { fetchJson } from '../../../lib/http/fetch-json';
import { ok } from '../../../lib/result';
import type { Gazetteer } from '../../../model/derive/search/gazetteer';
import { LandDistance } from './LandDistance';
import type { LandOnPage } from './land-contacts';
import { loadPlaceParts } from './load-place-parts';
import { PlaceButton } from './PlaceButton';
import { idleParts } from './place-parts';
import { PlaceTools } from './PlaceTools';

const gazetteer: Gazetteer = {
  ours: [['Grande Prairie', 'AB', -118.796, 55.171]],
  others: [
    ['Saint-Léonard', 'QC', -73.595, 45.588],
    ['Saint-Léonard', 'NB', -67.925, 47.163],
  ],
};
const land: LandOnPage = {
  position: [-118.85, 55.33],
  parcels: [
    { name: 'Parcel 1', land: 'E½ 16-73-6-W6M' },
    { name: 'Parcel 2', land: 'NW-15-73-6-W6M' },
  ],
};
const home = { label: 'SW-15-73-6-W6M', position: [-118.842, 55.321] } as const;
const mockRequest = jest.fn<(address: string) => ReturnType<typeof fetchJson>>();

// jsdom has no `Response`.
jest.mock('../../../lib/http/fetch-json', () => ({
  fetchJson: async (address: string) => mockRequest(address),
}));

beforeAll(() => {
  // jsdom has dialogs but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(async () => {
  mockRequest.mockResolvedValue(ok(gazetteer));
  idleParts.set({ PlaceButton });
  await loadPlaceParts();
});

afterEach(() => {
  cleanup();
  act(forgetPlace);
});

async function press(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

/** Fills in the form and sends it. */
async function type(text: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Home quarter or town'), { target: { value: text } });
  await press('Keep my place');
}

describe('the place on a page of land', () => {
  it('is not in the HTML, and starts with the form', async () => {
    expect(renderToString(<LandDistance land={land} />)).toBe('<div class="room"></div>');
    render(<LandDistance land={land} />);
    await press('How far is it from your place?');
    expect(screen.getByRole('dialog', { name: 'My place' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Forget/ })).toBeNull();
  });

  it('gives the distance and the parcels that touch it, and says how each does', async () => {
    render(<LandDistance land={land} />);
    await press('How far is it from your place?');
    await type('sw 15 73 6 w6');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    // Accessible names have a space after an element in jsdom.
    const line = /kilometres? from SW-15-73-6-W6M ?\. Parcels 1 and 2 touch it$/;
    await press(line);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Parcel 1 shares a side with it, across a road allowance.',
      'Parcel 2 shares a side with it.',
    ]);
    await press('Forget SW-15-73-6-W6M');
    expect(screen.getByRole('button', { name: 'How far is it from your place?' })).toBeTruthy();
    expect(isPlaceStored()).toBe(false);
  });

  it('says that no parcel touches land farther away, and nothing about that for a town', async () => {
    render(<LandDistance land={land} />);
    act(() => {
      keepPlace({ ...home, label: 'NW-14-72-6-W6M' });
    });
    await press(/from NW-14-72-6-W6M$/);
    expect(screen.getByText('No parcel touches it.')).toBeTruthy();
    act(() => {
      keepPlace({ ...home, label: 'Sexsmith, AB' });
    });
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('the form', () => {
  beforeEach(async () => {
    render(<LandDistance land={land} />);
    await press('How far is it from your place?');
  });

  it('lets the visitor choose among towns of one name', async () => {
    await type('saint-leonard');
    expect(await screen.findByRole('group', { name: 'Which one do you mean?' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saint-Léonard, QC' }));
    await press('Saint-Léonard, NB');
    expect(
      screen.getByRole('button', { name: /^[34],\d{3} kilometres from Saint-Léonard, NB$/ }),
    ).toBeTruthy();
  });

  it.each([
    ['', 'Type your home quarter or town.'],
    ['NW 40-72-6-W6', /^We can’t read that\./],
    ['Xanadu', /^We don’t know a town by that name\./],
  ])('says what is wrong with %j, at the field', async (text, error) => {
    await type(text);
    await screen.findByText(error);
    const field = screen.getByLabelText('Home quarter or town');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: `${text}x` } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(isPlaceStored()).toBe(false);
  });

  it('requests nothing but the list of towns', async () => {
    await type('Grande Prairie');
    await waitFor(() => {
      expect(isPlaceStored()).toBe(true);
    });
    expect(new Set(mockRequest.mock.calls.flat())).toEqual(new Set(['/search/places.json']));
  });
});

describe('the place on a list', () => {
  it('is named, used for sorting and forgotten, each with one press', async () => {
    const onNearest = jest.fn();
    render(<PlaceTools nearest={false} onNearest={onNearest} />);
    const opener = screen.getByRole('button', { name: 'My place' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    act(() => {
      keepPlace(home);
    });
    expect(opener.textContent).toBe('My place: SW-15-73-6-W6M');
    await press('Nearest first');
    expect(onNearest).toHaveBeenCalledTimes(1);
    await press('Forget SW-15-73-6-W6M');
    expect(screen.getAllByRole('button')).toEqual([opener]);
    expect(document.activeElement).toBe(opener);
  });
});
