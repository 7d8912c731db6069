/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Icon } from '../icon/Icon';
import { IconButton } from './IconButton';

afterEach(cleanup);

describe('IconButton', () => {
  it('has an accessible name and runs its action', () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Search" onClick={onClick}>
        <Icon name="search" />
      </IconButton>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('reports whether the controlled element is shown', () => {
    render(
      <IconButton label="Menu" expanded={false} onClick={jest.fn()}>
        <Icon name="menu" />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeTruthy();
  });

  it('takes the focus when it appears, if requested', () => {
    render(
      <IconButton label="Close" focusOnMount onClick={jest.fn()}>
        <Icon name="close" />
      </IconButton>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });
});
