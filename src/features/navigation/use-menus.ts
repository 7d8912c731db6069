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

/** The control that had the focus, to which it returns. */
function focusedControl(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

interface Menus {
  readonly state: MenuState;
  readonly dispatch: (action: MenuAction) => void;
  /** To be called when the pointer enters a menu. */
  readonly enter: (name: string, event: ReactPointerEvent) => void;
  /** To be called when the pointer leaves a menu. */
  readonly leave: (event: ReactPointerEvent) => void;
  /** Closes all menus and returns the focus to the control that opened the first. */
  readonly dismiss: () => void;
  /** Closes all menus and leaves the focus where it is. */
  readonly close: () => void;
}

/** The state of the header's menus. All close on a change of route, on a press or the focus outside, and on Esc. */
export function useMenus(header: RefObject<HTMLElement | null>): Menus {
  const [state, act] = useReducer(nextMenuState, closed);
  const [hoverIntent] = useState(createHoverIntent);
  const opener = useRef<HTMLElement | null>(null);
  const isOpen = state.kind !== 'closed';
  const isDrawer = state.kind === 'main' && state.drawer;

  const dispatch = useCallback(
    (action: MenuAction) => {
      hoverIntent.cancel();
      // An opened part may take the focus; the first control still gets it back after more parts have opened.
      if (!isOpen) opener.current = focusedControl();
      whenDeferredStylesLoaded(() => {
        act(action);
      });
    },
    [isOpen, hoverIntent],
  );
  const close = useCallback(() => {
    hoverIntent.cancel();
    // Queued after openings that wait for the styles.
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

  // Also when nothing is open, to cancel a pending opening.
  useEffect(() => {
    const outside = (part: HTMLElement | null | undefined, target: EventTarget | null) =>
      target instanceof Node && part?.contains(target) === false;
    function pressed(event: PointerEvent): void {
      hoverIntent.cancel();
      if (outside(header.current, event.target)) close();
    }
    function focused({ target }: FocusEvent): void {
      // A drawer lies over the header. Its own button, below it, closes it when a screen reader presses it.
      const part = isDrawer ? header.current?.querySelector('nav') : header.current;
      if (target !== opener.current && outside(part, target)) close();
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
  }, [hoverIntent, close, dismiss, header, isDrawer]);

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
