/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FaqCategories } from './FaqCategories';

const categories = [
  {
    slug: 'buying',
    title: 'Buying farmland',
    short: 'Buying',
    questions: [{ href: '/questions/buying/fee/', title: 'What is the fee?', summary: 'Two per cent.' }],
  },
  { slug: 'selling', title: 'Selling farmland', short: 'Selling', questions: [] },
];
const subjects = <FaqCategories categories={categories} />;

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/faq/');
});

function marked(): string[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);
}

function shownCategories(): string[] {
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

describe('FaqCategories', () => {
  it('shows every category with the count of its questions by default', () => {
    render(subjects);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['All 1', 'Buying 1', 'Selling 0']),
    );
    expect(marked()).toEqual(['All 1']);
    expect(shownCategories()).toEqual(['Buying farmland', 'Selling farmland']);
    expect(screen.getByText('Two per cent.')).toBeTruthy();
  });

  it.each([
    ['?category=selling', '', ['Selling farmland']],
    ['?from=menu&category=buying', '', ['Buying farmland']],
    ['', '#selling', ['Selling farmland']],
    ['?category=buying', '#selling', ['Buying farmland']],
    ['', '#elsewhere', ['Buying farmland', 'Selling farmland']],
  ])('shows for %s%s the categories %p', (search, hash, titles) => {
    history.replaceState(null, '', `/faq/${search}${hash}`);
    render(subjects);
    expect(shownCategories()).toEqual(titles);
  });

  it('shows a message for an empty category', () => {
    history.replaceState(null, '', '/faq/?category=selling');
    render(subjects);
    expect(marked()).toEqual(['Selling 0']);
    expect(screen.getByText(/No questions here yet/)).toBeTruthy();
  });

  it('shows all and a message when the category is unknown', () => {
    history.replaceState(null, '', '/faq/?category=renting');
    render(subjects);
    expect(screen.getByRole('status').textContent).toContain('no subject called “renting”');
    expect(shownCategories()).toHaveLength(2);
  });

  it('puts the choice into the address, and removes it again for all', () => {
    render(subjects);
    fireEvent.click(screen.getByRole('link', { name: 'Buying 1' }));
    expect(location.search).toBe('?category=buying');
    expect(shownCategories()).toEqual(['Buying farmland']);
    fireEvent.click(screen.getByRole('link', { name: 'All 1' }));
    expect(location.search).toBe('');
    expect(shownCategories()).toHaveLength(2);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
    render(subjects);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Buying 1' }), { [key]: true })).toBe(true);
    expect(location.search).toBe('');
    expect(shownCategories()).toHaveLength(2);
  });

  it('hydrates built HTML without a difference', async () => {
    history.replaceState(null, '', '/faq/?category=selling');
    document.body.innerHTML = `<div>${renderToString(subjects)}</div>`;
    const container = document.body.firstElementChild;
    if (container === null) throw new Error('nothing was built');
    const onRecoverableError = jest.fn();
    const root = await act(() => Promise.resolve(hydrateRoot(container, subjects, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(marked()).toEqual(['Selling 0']);
    act(() => {
      root.unmount();
    });
  });
});
