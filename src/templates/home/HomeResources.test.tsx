/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { HomeResources } from './HomeResources';

beforeEach(() => {
  // A large screen, on which nothing is folded.
  const large = Object.assign(new EventTarget(), { matches: true });
  Object.defineProperty(window, 'matchMedia', { value: () => large, writable: true });
});

afterEach(cleanup);

const link = { label: 'A link', href: '/' };
const episode = {
  ...{ href: '/episode/', title: 'Good dirt', number: 'Episode 1', length: '30 minutes' },
  ...{ summary: 'Talk about soil.', picture: null },
  published: { text: 'Nov 3, 2026', iso: '2026-11-03' },
};
const props = {
  podcast: { title: 'The podcast', summary: 'Talk about land.' },
  questions: [],
  links: { podcast: { label: 'All episodes', href: '/podcast/' }, faq: link, subscribe: link },
};

describe('HomeResources', () => {
  it('has the podcast once there is an episode', () => {
    render(<HomeResources {...props} episodes={[episode]} />);
    expect(screen.getByText('The podcast')).toBeTruthy();
    expect(screen.getByText('1. Good dirt')).toBeTruthy();
  });

  it('has no heading above an empty list of episodes', () => {
    render(<HomeResources {...props} episodes={[]} />);
    expect(screen.queryByText('The podcast')).toBeNull();
    expect(screen.queryByText('All episodes')).toBeNull();
  });
});
