/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { detailsHtml } from '../../../page-data/land-record/record-html';
import { LandRecord } from './LandRecord';

afterEach(cleanup);

const hostile = '<img src=x onerror=alert(1)> & "Étang-à-Émile"';
const source = 'Source: The seller, October 2, 2026';

describe('LandRecord', () => {
  it('shows each answer with its details folded, in the page without scripts', () => {
    const details = detailsHtml({
      facts: [{ label: 'Dugout', value: 'Dugout with a gravity line' }],
      note: 'It never ran dry.',
      source,
      document: { label: 'Water plan', href: '/plan.pdf' },
    });
    render(
      <LandRecord parts={[{ heading: 'Water', answer: 'Dugout', detailsHtml: details, reason: null }]} />,
    );
    const part = screen.getByRole<HTMLDetailsElement>('group');
    expect(part.open).toBe(false);
    expect(part.querySelector('summary')?.textContent).toBe('Water Dugout');
    expect(part.querySelector('dd')?.textContent).toBe('Dugout with a gravity line');
    expect(part.textContent).toContain(source);
    expect(part.textContent).toContain('It never ran dry.');
    expect(screen.getByText('Water plan').getAttribute('href')).toBe('/plan.pdf');
  });

  it('folds what is known to be none, and says plainly what is not known', () => {
    const none = detailsHtml({ facts: [], note: null, source, document: null });
    render(
      <LandRecord
        parts={[
          { heading: 'Tenancy', answer: 'No tenant', detailsHtml: none, reason: null },
          { heading: 'Drainage', answer: 'Not known', detailsHtml: null, reason: 'The estate has no plans.' },
        ]}
      />,
    );
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByRole('group').textContent).toContain('No tenant');
    expect(screen.getByText('Not known').closest('details')).toBeNull();
    expect(screen.getByText('The estate has no plans.')).toBeTruthy();
  });

  it('shows names as they are written, never as markup', () => {
    const details = detailsHtml({
      facts: [{ label: hostile, value: hostile }],
      note: hostile,
      source: hostile,
      document: { label: hostile, href: '/"onclick="alert(1)' },
    });
    const { container } = render(
      <LandRecord
        parts={[
          { heading: 'Sites', answer: hostile, detailsHtml: details, reason: null },
          { heading: 'Water', answer: 'Not known', detailsHtml: null, reason: hostile },
        ]}
      />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('a')?.getAttributeNames()).toEqual(['href']);
    expect(container.textContent.split(hostile)).toHaveLength(8);
  });
});
