/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Icon } from '../icon/Icon';
import { IconButton } from './IconButton';

afterEach(cleanup);

describe('IconButton', () => {
  it('is named in words and does what it is for', () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Search" onClick={onClick}>
        <Icon name="search" />
      </IconButton>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
