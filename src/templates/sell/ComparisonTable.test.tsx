/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ComparisonTable } from './ComparisonTable';

afterEach(cleanup);

it('lets the visitor choose the way that ours is compared with, at first the second one', () => {
  render(
    <ComparisonTable
      comparison={{
        heading: 'Ways to sell',
        text: '',
        ways: ['Example Land', 'Private sale', 'Tender'].map((label) => ({ label, href: `/ways/#${label}` })),
        rows: [{ title: 'Who sets the price', cells: ['Bidders', 'You', 'You'] }],
      }}
    />,
  );
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Private sale', true],
    ['Tender', false],
  ]);
  expect(screen.getByRole('group', { name: 'Compare us with' })).toBeTruthy();
});
