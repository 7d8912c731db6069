/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { StatList } from './StatList';

afterEach(cleanup);

describe('StatList', () => {
  it('describes a figure by its remark, and by nothing empty where there is none', () => {
    const figures = [
      { label: 'Titled acres', value: '158.3', note: '150.0 cultivated' },
      { label: 'Possession', value: 'On closing', note: '' },
    ];
    render(<StatList figures={figures} />);
    const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(texts).toEqual(['158.3', '150.0 cultivated', 'On closing']);
  });
});
