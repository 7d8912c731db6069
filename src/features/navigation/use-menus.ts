import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { createHoverIntent } from './create-hover-intent';
import { whenDeferredStylesLoaded } from './deferred-styles';
import { closed, nextMenuState, type MenuAction, type MenuState } from './menu-state';
import { useRouteChange } from './route-changes';

/** The control that has the focus, so that it gets it back. */
function focusedControl(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

interface Menus {
  readonly state: MenuState;
  readonly dispatch: (action: MenuAction) => void;
  /** The pointer has come onto a menu; the menu opens when it rests there. */
  readonly enter: (name: string, event: ReactPointerEvent) => void;
  /** The pointer has left a menu. */
  readonly leave: (event: ReactPointerEvent) => void;
  /** Closes all and gives the focus back to the control that opened the first. */
  readonly dismiss: () => void;
  /** Closes all and leaves the focus where it has gone. */
  readonly close: () => void;
}

/** The state of the header's menus. All close on a change of route, on a press or the focus outside, and on Esc. */
export function useMenus(header: RefObject<HTMLElement | null>): Menus {
  const [state, act] = useReducer(nextMenuState, closed);
  const [hoverIntent] = useState(createHoverIntent);
  const opener = useRef<HTMLElement | null>(null);
  const isOpen = state.kind !== 'closed';

  const dispatch = useCallback(
    (action: MenuAction) => {
      hoverIntent.cancel();
      // An opened part may take the focus; the first control still gets it back after more has been opened.
      if (!isOpen) opener.current = focusedControl();
      whenDeferredStylesLoaded(() => {
        act(action);
      });
    },
    [isOpen, hoverIntent],
  );
  const close = useCallback(() => {
    hoverIntent.cancel();
    // In turn with what waits for the styles to open.
    whenDeferredStylesLoaded(() => {
      act({ kind: 'close' });
    });
  }, [hoverIntent]);
  const dismiss = useCallback(() => {
    close();
    opener.current?.focus();
  }, [close]);
  useRouteChange(close);

  useEffect(() => {
    if (!isOpen) opener.current = null;
  }, [isOpen]);

  // Also while nothing is open: what is about to open is given up as well.
  useEffect(() => {
    const outside = (target: EventTarget | null) =>
      target instanceof Node && header.current?.contains(target) === false;
    function pressed(event: PointerEvent): void {
      hoverIntent.cancel();
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
      hoverIntent.cancel();
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', typed);
    };
  }, [hoverIntent, close, dismiss, header]);

  const enter = useCallback(
    (name: string, event: ReactPointerEvent) => {
      hoverIntent.enter(event, () => {
        dispatch({ kind: 'hover', name });
      });
    },
    [dispatch, hoverIntent],
  );
  const leave = useCallback(
    (event: ReactPointerEvent) => {
      hoverIntent.leave(event, () => {
        dispatch({ kind: 'leave' });
      });
    },
    [dispatch, hoverIntent],
  );
  return { state, dispatch, enter, leave, close, dismiss };
}
