/** A dropdown that was opened by hovering closes when the pointer leaves it. */
export type OpenedBy = 'press' | 'hover';

export interface OpenDropdown {
  readonly name: string;
  readonly by: OpenedBy;
}

/** The open part of the header. The main menu, the user menu and the search exclude each other. */
export type MenuState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'main'; readonly drawer: boolean; readonly dropdowns: readonly OpenDropdown[] }
  | { readonly kind: 'user' }
  | { readonly kind: 'search' };

export type MenuAction =
  | { readonly kind: 'press'; readonly name: string; readonly several: boolean }
  | { readonly kind: 'hover'; readonly name: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'toggle'; readonly part: 'drawer' | 'user' }
  | { readonly kind: 'search' }
  | { readonly kind: 'close' };

export const closed: MenuState = { kind: 'closed' };

function withDropdowns(state: MenuState, dropdowns: readonly OpenDropdown[]): MenuState {
  const drawer = state.kind === 'main' && state.drawer;
  return drawer || dropdowns.length > 0 ? { kind: 'main', drawer, dropdowns } : closed;
}

function press(state: MenuState, name: string, several: boolean): MenuState {
  const open = state.kind === 'main' ? state.dropdowns : [];
  const others = open.filter((dropdown) => dropdown.name !== name);
  // A click on a menu that hovering has just opened keeps it open.
  const wasPressed = open.some((dropdown) => dropdown.name === name && dropdown.by === 'press');
  if (wasPressed) return withDropdowns(state, others);
  return withDropdowns(state, [...(several ? others : []), { name, by: 'press' }]);
}

/**
 * Returns the state of the header after an action. Below 1024 px one dropdown is open at a time, above it several may
 * be.
 */
export function nextMenuState(state: MenuState, action: MenuAction): MenuState {
  const open = state.kind === 'main' ? state.dropdowns : [];
  switch (action.kind) {
    case 'press':
      return press(state, action.name, action.several);
    case 'hover': {
      const { name } = action;
      const kept = open.filter((dropdown) => dropdown.by === 'press' || dropdown.name === name);
      const isOpen = kept.some((dropdown) => dropdown.name === name);
      if (isOpen && kept.length === open.length) return state;
      return withDropdowns(state, isOpen ? kept : [...kept, { name, by: 'hover' }]);
    }
    case 'leave': {
      const pressed = open.filter(({ by }) => by === 'press');
      return pressed.length === open.length ? state : withDropdowns(state, pressed);
    }
    case 'toggle': {
      if (action.part === 'user') return state.kind === 'user' ? closed : { kind: 'user' };
      return state.kind === 'main' && state.drawer ? closed : { kind: 'main', drawer: true, dropdowns: [] };
    }
    case 'search':
      return state.kind === 'search' ? state : { kind: 'search' };
    case 'close':
      return closed;
  }
}
