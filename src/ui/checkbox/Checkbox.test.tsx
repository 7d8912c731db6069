/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './Checkbox';

afterEach(cleanup);

describe('Checkbox', () => {
  it('is ticked by its label too', () => {
    const ticked = jest.fn();
    render(
      <Checkbox
        label="Alberta"
        onChange={(event) => {
          ticked(event.target.checked);
        }}
      />,
    );
    fireEvent.click(screen.getByText('Alberta'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alberta' }).checked).toBe(true);
    expect(ticked).toHaveBeenCalledWith(true);
  });

  it('shows its number of matches', () => {
    render(<Checkbox label="Alberta" count="12" />);
    expect(screen.getByText('12')).toBeTruthy();
  });
});
