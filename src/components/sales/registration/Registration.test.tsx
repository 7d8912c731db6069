/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { deadlineClassScript } from '../../../features/sale-status/deadline-class';
import { fallBackToDeviceClock } from '../../../features/sale-status/server-clock';
import { setHydrating } from '../../../ui/store/use-snapshot-in-transition';
import { Registration } from './Registration';

const deadline = '2026-12-08T23:00:00.000Z';
const shared = {
  links: {
    register: { label: 'Register To Bid', href: 'https://bid.example/register/' },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  contact: { phone: '+1 (866) 263-7480', phoneHref: 'tel:+18662637480' },
  kind: 'primary' as const,
};
const texts = {
  openText: 'Register by Dec 8. After that, call',
  closedText: 'Registration has closed. Call',
};
const registration = { ...texts, deadline, passed: false };

/** Runs the script of the page, as the browser does when it has read the HTML. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = deadlineClassScript;
  document.body.append(script);
  script.remove();
}

function isLate(): boolean {
  return document.querySelector('[data-deadline].late') !== null;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(deadline) - 60_000 });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe('Registration', () => {
  it.each([
    [-1, false],
    [0, true],
  ])(
    '%i ms after the deadline, the script of the page shows the right text before React does',
    (ms, late) => {
      jest.setSystemTime(Date.parse(deadline) + ms);
      document.body.innerHTML = renderToString(<Registration {...shared} registration={registration} />);
      expect(document.body.textContent).toContain(texts.openText);
      expect(document.body.textContent).toContain(texts.closedText);
      runScript();
      expect(isLate()).toBe(late);
    },
  );

  it('shows one text once the server’s time is known, whatever the script has found', () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<Registration {...shared} registration={registration} />);
    jest.setSystemTime(Date.parse(deadline) + 60_000);
    runScript();
    expect(isLate()).toBe(true);
    setHydrating(true);
    act(() => {
      hydrateRoot(root, <Registration {...shared} registration={registration} />);
    });
    setHydrating(false);
    expect(root.textContent).toContain(texts.closedText);
    expect(isLate()).toBe(true);
    jest.setSystemTime(Date.parse(deadline) - 60_000);
    act(() => {
      fallBackToDeviceClock();
    });
    expect(root.textContent).not.toContain(texts.closedText);
    expect(root.querySelectorAll('.byClock')).toHaveLength(0);
    expect(isLate()).toBe(false);
  });

  it('has only one text in the build if there is no deadline, or it has passed', () => {
    const { container, rerender } = render(
      <Registration
        {...shared}
        registration={{ deadline: null, passed: false, openText: '', closedText: '' }}
      />,
    );
    expect(container.textContent).toBe('Register To Bid');
    rerender(<Registration {...shared} registration={{ ...registration, deadline: null, passed: true }} />);
    expect(container.textContent).toBe(`${texts.closedText} +1 (866) 263-7480.`);
    expect(screen.queryByRole('link', { name: 'Register To Bid' })).toBeNull();
  });
});
