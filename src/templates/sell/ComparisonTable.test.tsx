/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ComparisonTable } from './ComparisonTable';

afterEach(cleanup);

describe('ComparisonTable', () => {
  it('has a hint before the table that it scrolls sideways', () => {
    render(
      <ComparisonTable
        comparison={{
          heading: 'Ways to sell',
          text: '',
          ways: [{ label: 'Private sale', href: '/questions/selling-farmland/private-sale/' }],
          rows: [{ title: 'Who sets the price', cells: ['You and the buyer'] }],
        }}
      />,
    );
    const hint = screen.getByText('The table scrolls sideways to more ways to sell.');
    const table = screen.getByRole('region', { name: 'Ways to sell, scrolls sideways' });
    expect(hint.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
