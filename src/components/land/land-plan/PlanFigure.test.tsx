/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { examplePlan } from './LandPlan.example';
import { PlanFigure } from './PlanFigure';

afterEach(cleanup);

describe('PlanFigure', () => {
  it.each(['16', '15'])('draws its stamp over the number of section %s', (section) => {
    render(<PlanFigure plan={examplePlan('sold')} stamp="3 of 4 sold" />);
    const stamp = screen.getByText('3 of 4 sold');
    expect(screen.getByText(section).compareDocumentPosition(stamp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
