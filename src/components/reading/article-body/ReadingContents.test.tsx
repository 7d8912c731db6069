/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { standInForCrossings } from '../../../ui/section-chips/crossing-observer.example';
import { ReadingContents } from './ReadingContents';

const contents = [
  { label: 'Absent', href: '#absent' },
  { label: 'Before the sale', href: '#before' },
  { label: 'Bidding', href: '#bidding' },
];
let page: ReturnType<typeof standInForCrossings>;

function scroll(begun: Readonly<Record<string, boolean>>): void {
  act(() => {
    page.cross(begun);
  });
}

function current(): (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
}

beforeEach(() => {
  page = standInForCrossings();
  render(
    <>
      <ReadingContents tableOfContents={contents} />
      <h2 id="before">Before the sale</h2>
      <h2 id="bidding">Bidding</h2>
    </>,
  );
});

afterEach(cleanup);

describe('the contents of a text', () => {
  it('mark nothing in built HTML', () => {
    expect(renderToString(<ReadingContents tableOfContents={contents} />)).not.toContain('aria-current');
  });

  it('mark the first part before it is reached, without a scroll', () => {
    expect([page.observed(), page.margin()]).toEqual([['before', 'bidding'], '999999px 0px -70%']);
    scroll({ before: false, bidding: false });
    expect(current()).toEqual(['Before the sale']);
  });

  it('mark the last part that begins above the line', () => {
    scroll({ before: true, bidding: true });
    expect(current()).toEqual(['Bidding']);
    scroll({ bidding: false });
    expect(current()).toEqual(['Before the sale']);
    scroll({ before: false });
    expect(current()).toEqual(['Before the sale']);
  });
});
