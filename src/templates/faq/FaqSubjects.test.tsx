/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FaqSubjects } from './FaqSubjects';

const categories = [
  {
    slug: 'buying',
    title: 'Buying farmland',
    questions: [
      {
        href: '/questions/buying/fee/',
        title: 'What is the fee?',
        summary: 'Two per cent.',
        updated: { text: 'Nov 4, 2026', iso: '2026-11-04' },
      },
    ],
  },
  { slug: 'selling', title: 'Selling farmland', questions: [] },
];
const subjects = <FaqSubjects heading="Common questions" summary="" bodyHtml="" categories={categories} />;
const scrolledTo = jest.fn<(id: string) => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this.id);
  };
});

afterEach(() => {
  cleanup();
  scrolledTo.mockClear();
  history.replaceState(null, '', '/faq/');
});

function marked(): string[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);
}

describe('FaqSubjects', () => {
  it('shows every question and marks no subject when none was asked for', () => {
    render(subjects);
    expect(screen.getByRole('link', { name: 'What is the fee?' })).toBeTruthy();
    expect(marked()).toEqual([]);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('marks and shows the subject of the query', () => {
    history.replaceState(null, '', '/faq/?category=selling');
    render(subjects);
    expect(marked()).toEqual(['Selling farmland']);
    expect(scrolledTo.mock.calls).toEqual([['selling']]);
  });

  it.each([
    ['?from=menu&category=buying', '', ['Buying farmland']],
    ['?category=selling', '#buying', ['Buying farmland']],
    ['?category=selling', '#elsewhere', ['Selling farmland']],
    ['?category=renting', '', []],
    ['?category=%E0%A4%A', '', []],
  ])('marks by %s%s the subjects %p', (search, hash, titles) => {
    history.replaceState(null, '', `/faq/${search}${hash}`);
    render(subjects);
    expect(marked()).toEqual(titles);
  });

  it('follows the hash afterwards, and leaves scrolling to the browser', () => {
    history.replaceState(null, '', '/faq/?category=selling');
    render(subjects);
    history.replaceState(null, '', '/faq/?category=selling#buying');
    act(() => {
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(marked()).toEqual(['Buying farmland']);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  it('hydrates built HTML without a difference', async () => {
    history.replaceState(null, '', '/faq/?category=selling');
    const built = renderToString(subjects);
    expect(built).not.toContain('aria-current');
    document.body.innerHTML = `<div>${built}</div>`;
    const container = document.body.firstElementChild;
    if (container === null) throw new Error('nothing was built');
    const onRecoverableError = jest.fn();
    const root = await act(() => Promise.resolve(hydrateRoot(container, subjects, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(marked()).toEqual(['Selling farmland']);
    act(() => {
      root.unmount();
    });
  });
});
