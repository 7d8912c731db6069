/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MapControls } from './MapControls';
import type { MapControls as Controls } from './use-map-zoom';

function show(zoomed: boolean) {
  const controls = {
    zoomBy: jest.fn<Controls['zoomBy']>(),
    panBy: jest.fn<Controls['panBy']>(),
    showAll: jest.fn<Controls['showAll']>(),
    showPositions: jest.fn<Controls['showPositions']>(),
  };
  render(<MapControls controls={controls} zoomed={zoomed} />);
  return controls;
}

function names(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

afterEach(cleanup);

describe('MapControls', () => {
  it('only zooms while all of the map is shown', () => {
    show(false);
    expect(names()).toEqual(['Zoom in', 'Zoom out', 'Show all']);
  });

  it.each([
    { name: 'Move west', by: [80, 0] },
    { name: 'Move east', by: [-80, 0] },
    { name: 'Move north', by: [0, 80] },
    { name: 'Move south', by: [0, -80] },
  ])('moves a map that is zoomed without dragging: $name', ({ name, by }) => {
    const { panBy } = show(true);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(panBy.mock.calls).toEqual([by]);
  });

  it('keeps the buttons that zoom last, where they were', () => {
    show(true);
    expect(names().slice(4)).toEqual(['Zoom in', 'Zoom out', 'Show all']);
  });
});
