/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { GlossaryTerms } from './GlossaryTerms';
import { termHtml } from './page-term-html';
import type { GlossaryPageProps } from './props';

const letters: GlossaryPageProps['letters'] = [
  {
    letter: 'A',
    html: ['AUM', 'Assessment']
      .map((term) => ({ term, slug: term.toLowerCase(), definition: `What ${term} is.` }))
      .map((term) => termHtml(term, [{ label: 'Section', href: '#section' }], null))
      .join(''),
  },
];

function openTerms(): string[] {
  return [...document.querySelectorAll('details[open] dfn')].map(({ textContent }) => textContent);
}

const scroll = jest.fn();

beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/glossary/');
});

describe('GlossaryTerms', () => {
  it('opens the term of the address, at first and when it changes', () => {
    history.replaceState(null, '', '/glossary/#aum');
    render(<GlossaryTerms letters={letters} />);
    expect(openTerms()).toEqual(['AUM']);
    history.replaceState(null, '', '/glossary/#assessment');
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(openTerms()).toEqual(['AUM', 'Assessment']);
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it('opens and closes all of them', () => {
    render(<GlossaryTerms letters={letters} />);
    expect(openTerms()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all definitions' }));
    expect(openTerms()).toEqual(['AUM', 'Assessment']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide all definitions' }));
    expect(openTerms()).toEqual([]);
  });
});
