/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { exampleLists } from './example-lists';
import GalleryTemplate from './GalleryTemplate';

let gallery: HTMLElement;

beforeEach(() => {
  // Countdowns do not run.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T17:48:00Z'));
  // jsdom has no layout, so no element becomes visible.
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  gallery = render(<GalleryTemplate />).container;
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('Gallery', () => {
  it('has no accessibility violations', async () => {
    const { violations } = await axe.run(gallery, {
      // Both need a browser: colours as drawn, and a whole page.
      // Examples are within sections, two of a kind side by side, unlike on any page.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'landmark-complementary-is-top-level': { enabled: false },
        'landmark-unique': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  }, 60_000);

  it('has one main heading and a section for each component', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const sections = [...gallery.querySelectorAll('main > section')].map(({ id }) => id);
    expect(sections).toHaveLength(exampleLists.length + 2);
    const links = [...gallery.querySelectorAll('main > nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(sections.map((id) => `#${id}`));
  });

  it('uses every id once', () => {
    const ids = [...gallery.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('writes no styles into the markup, which the content policy forbids', () => {
    expect(gallery.querySelectorAll('[style]')).toHaveLength(0);
  });
});
