/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Select } from './Select';

const options = [
  { value: 'ab', label: 'Alberta' },
  { value: 'sk', label: 'Saskatchewan' },
];

afterEach(cleanup);

describe('Select', () => {
  it('offers its options in order and reports the choice', () => {
    const chosen = jest.fn();
    render(
      <Select
        label="Province"
        options={options}
        onChange={(event) => {
          chosen(event.target.value);
        }}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Province' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Alberta',
      'Saskatchewan',
    ]);
    fireEvent.change(select, { target: { value: 'sk' } });
    expect(chosen).toHaveBeenCalledWith('sk');
  });

  it('shows the error', () => {
    render(<Select label="Province" options={options} error="Province is required" />);
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Province is required')).toBeTruthy();
  });
});
