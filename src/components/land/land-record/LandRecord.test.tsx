/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { LandRecord } from './LandRecord';

afterEach(cleanup);

const hostile = '<img src=x onerror=alert(1)> & “Étang-à-Émile”';

describe('LandRecord', () => {
  it('has each answer in sight and its details folded, in the page without scripts', () => {
    render(
      <LandRecord
        parts={[
          {
            heading: 'Water',
            answer: 'Dugout',
            facts: [{ label: 'Dugout', value: 'Dugout with a gravity line', href: '/dugout/' }],
            source: 'The seller, October 2, 2026',
            document: { label: 'Water plan', href: '/plan.pdf' },
          },
        ]}
      />,
    );
    const details = screen.getByRole<HTMLDetailsElement>('group');
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toBe('Water Dugout');
    expect(details.textContent).toContain('Source: The seller, October 2, 2026');
    expect(within(details).getByText('Dugout with a gravity line').getAttribute('href')).toBe('/dugout/');
    expect(within(details).getByText('Water plan').getAttribute('href')).toBe('/plan.pdf');
  });

  it('folds what is known to be none, and says plainly what is not known', () => {
    render(
      <LandRecord
        parts={[
          { heading: 'Tenancy', answer: 'No tenant', facts: [], source: 'The seller, October 2, 2026' },
          { heading: 'Drainage', answer: 'Not known', facts: [], note: 'The estate has no plans.' },
        ]}
      />,
    );
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByRole('group').textContent).toContain('No tenant');
    expect(screen.getByText('Not known').closest('details')).toBeNull();
    expect(screen.getByText('The estate has no plans.')).toBeTruthy();
  });

  it('shows names as they are written, never as markup', () => {
    const facts = [{ label: hostile, value: hostile }];
    const { container } = render(
      <LandRecord parts={[{ heading: 'Sites', answer: hostile, facts, note: hostile, source: hostile }]} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent.split(hostile)).toHaveLength(6);
  });
});
