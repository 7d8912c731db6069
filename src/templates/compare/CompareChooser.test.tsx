/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CompareChooser } from './CompareChooser';

afterEach(cleanup);

const lots = ['1', '2', '3'].map((number) => ({
  slug: `parcel-${number}`,
  href: `/parcel-${number}/`,
  name: `Parcel ${number}`,
  enBloc: false,
  outcome: 'for sale' as const,
  onPlan: [],
}));

function Chooser() {
  const [chosen, setChosen] = useState<readonly string[]>(lots.map(({ slug }) => slug));
  return <CompareChooser lots={lots} chosen={chosen} onChoose={setChosen} />;
}

function ticked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
}

describe('CompareChooser', () => {
  it('removes lots and adds them again in their order', () => {
    render(<Chooser />);
    fireEvent.click(screen.getByLabelText('Parcel 1'));
    expect(ticked()).toEqual(['parcel-2', 'parcel-3']);
    fireEvent.click(screen.getByLabelText('Parcel 1'));
    expect(ticked()).toEqual(['parcel-1', 'parcel-2', 'parcel-3']);
  });

  it('keeps at least two lots, and explains why', () => {
    render(<Chooser />);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(screen.getByLabelText('Parcel 1'));
    fireEvent.click(screen.getByLabelText('Parcel 2'));
    expect(ticked()).toEqual(['parcel-2', 'parcel-3']);
    expect(screen.getByRole('status').textContent).toMatch(/^Choose at least two parcels/);
  });
});
