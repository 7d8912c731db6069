/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { TermPopovers } from './TermPopovers';

const response = { ok: true, json: () => Promise.resolve({ slough: ['Slough', 'A shallow pond.'] }) };
const fetched = jest.fn(() => Promise.resolve(response));

function Text() {
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={text}>
        A <a href="/glossary/#slough">slough</a> and <a href="/faq/">questions</a>
      </p>
      <TermPopovers within={text} />
    </>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched });
  HTMLElement.prototype.showPopover = () => undefined;
});

afterEach(() => {
  cleanup();
  fetched.mockClear();
});

describe('TermPopovers', () => {
  it('explains a marked word beside the word, and links to the glossary', async () => {
    render(<Text />);
    const termLink = screen.getByRole('link', { name: 'slough' });
    expect(termLink.getAttribute('aria-haspopup')).toBe('dialog');
    expect(fetched).not.toHaveBeenCalled();
    expect(fireEvent.click(termLink)).toBe(false);
    const note = await screen.findByRole('dialog', { name: 'Slough', hidden: true });
    expect(note.textContent).toContain('A shallow pond.');
    expect(document.activeElement).toBe(note);
    expect(
      screen.getByRole('link', { name: 'More in the glossary', hidden: true }).getAttribute('href'),
    ).toBe('/glossary/#slough');
  });

  it('removes the popover when it was closed', async () => {
    render(<Text />);
    fireEvent.click(screen.getByRole('link', { name: 'slough' }));
    const note = await screen.findByRole('dialog', { hidden: true });
    fireEvent(note, Object.assign(new Event('toggle'), { newState: 'closed' }));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('leaves the links as they are in a browser that has no popovers', () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    render(<Text />);
    const termLink = screen.getByRole('link', { name: 'slough' });
    expect(termLink.hasAttribute('aria-haspopup')).toBe(false);
    expect(fireEvent.click(termLink)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves a click for a new tab, and other links, to the browser', () => {
    render(<Text />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'slough' }), { ctrlKey: true })).toBe(true);
    expect(screen.getByRole('link', { name: 'questions' }).hasAttribute('aria-haspopup')).toBe(false);
  });
});
