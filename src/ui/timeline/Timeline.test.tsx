/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Timeline } from './Timeline';

afterEach(cleanup);

describe('Timeline', () => {
  it('gives its steps in order and marks the one that comes next', () => {
    render(
      <Timeline
        steps={[
          { title: 'Register', lines: ['By Dec 8'], state: 'done' },
          { title: 'Bidding opens', dateText: 'Dec 9', lines: ['Your time: Dec 9'], state: 'next' },
          { title: 'En bloc', lines: [], dashed: true },
        ]}
      />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'RegisterBy Dec 8',
      'Bidding opensDec 9Your time: Dec 9',
      'En bloc',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});
