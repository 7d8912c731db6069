/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { forgetPlace, keepPlace, readKeptPlace } from './kept-place';
import { myPlace } from './my-place';
import { isPlaceStored, placeKey } from './place-key';

const falher = { label: 'Falher, AB', position: [-117.2, 55.73] } as const;

function refuse(name: 'getItem' | 'setItem' | 'removeItem'): void {
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
}

beforeEach(() => {
  forgetPlace();
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the place of a visitor', () => {
  it('is kept from visit to visit, until it is forgotten', () => {
    keepPlace(falher);
    expect(isPlaceStored()).toBe(true);
    myPlace.set(null);
    readKeptPlace();
    expect(myPlace.get()).toEqual(falher);
    forgetPlace();
    expect(myPlace.get()).toBeNull();
    expect(isPlaceStored()).toBe(false);
  });

  it('follows another tab that changes it', () => {
    keepPlace(falher);
    localStorage.setItem(placeKey, JSON.stringify({ ...falher, label: 'Girouxville, AB' }));
    readKeptPlace();
    expect(myPlace.get()?.label).toBe('Girouxville, AB');
    localStorage.clear();
    readKeptPlace();
    expect(myPlace.get()).toBeNull();
  });

  it('calls no listener when nothing has changed', () => {
    keepPlace(falher);
    const listener = jest.fn();
    const stop = myPlace.subscribe(listener);
    readKeptPlace();
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('is removed when it is broken', () => {
    localStorage.setItem(placeKey, '{"label":"Falher');
    expect(isPlaceStored()).toBe(true);
    readKeptPlace();
    expect(myPlace.get()).toBeNull();
    expect(localStorage.getItem(placeKey)).toBeNull();
  });

  it('lasts for the visit if the browser stores nothing', () => {
    refuse('setItem');
    keepPlace(falher);
    readKeptPlace();
    expect(myPlace.get()).toEqual(falher);
    refuse('getItem');
    expect(isPlaceStored()).toBe(false);
    readKeptPlace();
    expect(myPlace.get()).toEqual(falher);
    refuse('removeItem');
    forgetPlace();
    expect(myPlace.get()).toBeNull();
  });
});
