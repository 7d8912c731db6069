import { useEffect, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * Takes a toast away when it has moved out, as the style sheet has it move. Where nothing moves, as many visitors
 * prefer, it goes at once; one that is shown again meanwhile stays.
 */
export function Rise({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  // The library makes every toast a stop of its own for the Tab key; the button in it is one already.
  useLayoutEffect(() => {
    nodeRef.current?.removeAttribute('tabindex');
  }, [nodeRef]);

  useEffect(() => {
    if (isIn || nodeRef.current === null) return undefined;
    let leaving = true;
    const moves = nodeRef.current.getAnimations({ subtree: true });
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (leaving) done();
    });
    return () => {
      leaving = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `done` is another function with every rendering and does the same.
  }, [isIn, nodeRef]);

  return children;
}
