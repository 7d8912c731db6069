import { describe, expect, it } from '@jest/globals';
import { closed, nextMenuState, type MenuAction, type MenuState } from './menu-state';

function after(...actions: MenuAction[]): MenuState {
  return actions.reduce(nextMenuState, closed);
}

function press(name: string, several = true): MenuAction {
  return { kind: 'press', name, several };
}

function openNames(state: MenuState): string[] {
  return state.kind === 'main' ? state.dropdowns.map(({ name }) => name) : [];
}

describe('nextMenuState', () => {
  it('opens several dropdowns if there is room, otherwise one', () => {
    expect(openNames(after(press('buy'), press('sell')))).toEqual(['buy', 'sell']);
    expect(openNames(after(press('buy', false), press('sell', false)))).toEqual(['sell']);
  });

  it('closes on a second press', () => {
    expect(after(press('buy'), press('buy'))).toEqual(closed);
  });

  it('keeps what the pointer opened when it is pressed, and then when the pointer leaves', () => {
    const state = after({ kind: 'hover', name: 'buy' }, press('buy'), { kind: 'leave' });
    expect(openNames(state)).toEqual(['buy']);
  });

  it('closes what the pointer opened when it leaves, and leaves pressed ones open', () => {
    const state = after(press('buy'), { kind: 'hover', name: 'sell' }, { kind: 'leave' });
    expect(openNames(state)).toEqual(['buy']);
  });

  it('has at most one dropdown that the pointer opened', () => {
    expect(openNames(after({ kind: 'hover', name: 'buy' }, { kind: 'hover', name: 'sell' }))).toEqual([
      'sell',
    ]);
    const back = after(press('buy'), { kind: 'hover', name: 'sell' }, { kind: 'hover', name: 'buy' });
    expect(openNames(back)).toEqual(['buy']);
  });

  it('has the main menu, the user menu or the search open, never two of them', () => {
    expect(after(press('buy'), { kind: 'toggle', part: 'user' })).toEqual({ kind: 'user' });
    expect(after({ kind: 'toggle', part: 'user' }, { kind: 'search' })).toEqual({
      kind: 'search',
    });
    expect(openNames(after({ kind: 'search' }, press('more')))).toEqual(['more']);
  });

  it('opens dropdowns within the drawer and closes all with it', () => {
    const drawer: MenuAction = { kind: 'toggle', part: 'drawer' };
    expect(after(drawer, press('buy', false))).toMatchObject({ kind: 'main', drawer: true });
    expect(after(drawer, press('buy', false), press('buy', false))).toMatchObject({ drawer: true });
    expect(after(drawer, press('buy', false), drawer)).toEqual(closed);
    expect(after(drawer, press('buy', false), { kind: 'close' })).toEqual(closed);
  });
});
