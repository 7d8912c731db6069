/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type * as VisitorModule from './visitor';

afterEach(() => {
  cleanup();
  document.cookie = 'AuthenticatedUser=; Path=/; Max-Age=0';
});

/** The store of a page that was just loaded. */
async function freshStore() {
  let store: typeof VisitorModule | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => jest.requireActual('react'));
    store = await import('./visitor');
  });
  if (store === undefined) throw new Error('not loaded');
  return store;
}
