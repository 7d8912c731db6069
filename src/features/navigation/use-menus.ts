import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { whenStyled } from './late-styles';
import { closed, nextMenuState, type MenuAction, type MenuState } from './menu-state';
import { useRouteChange } from './route-changes';

/** The control that has the focus, so that it gets it back. */
function focusedControl(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

interface Menus {
  readonly state: MenuState;
  readonly dispatch: (action: MenuAction) => void;
  /** Closes all and gives the focus back to the control that opened the first. */
  readonly dismiss: () => void;
  /** Closes all and leaves the focus where it has gone. */
  readonly close: () => void;
}

/** The state of the header's menus. All close on a change of route, on a press or the focus outside, and on Esc. */
export function useMenus(header: RefObject<HTMLElement | null>): Menus {
  const [state, act] = useReducer(nextMenuState, closed);
  const opener = useRef<HTMLElement | null>(null);
  const isOpen = state.kind !== 'closed';

  const dispatch = useCallback(
    (action: MenuAction) => {
      // What opens may take the focus; the first control keeps its claim while more is opened.
      if (!isOpen) opener.current = focusedControl();
      whenStyled(() => {
        act(action);
      });
    },
    [isOpen],
  );
  const close = useCallback(() => {
    act({ kind: 'close' });
  }, []);
  const dismiss = useCallback(() => {
    act({ kind: 'close' });
    opener.current?.focus();
  }, []);
  useRouteChange(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const outside = (target: EventTarget | null) =>
      target instanceof Node && header.current?.contains(target) === false;
    function pressed(event: PointerEvent): void {
      if (outside(event.target)) close();
    }
    function focused(event: FocusEvent): void {
      if (outside(event.target)) close();
    }
    function typed(event: KeyboardEvent): void {
      if (event.key === 'Escape') dismiss();
    }
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', typed);
    };
  }, [isOpen, close, dismiss, header]);

  return { state, dispatch, close, dismiss };
}
